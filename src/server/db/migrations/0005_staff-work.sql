-- Lets a word be found inside names and addresses without reading every row.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sender_id" uuid,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"total" integer NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	"reached_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_interest_id" uuid,
	"job_url" text NOT NULL,
	"company" text,
	"position" text,
	"location" text,
	"description" text,
	"failure" text,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "postings_job_interest_id_unique" UNIQUE("job_interest_id")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"name" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "users_role";--> statement-breakpoint
ALTER TABLE "account_manager_assignments" ADD COLUMN "last_action_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "read_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "job_interests" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "manager_wanted_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "client_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_job_interest_id_job_interests_id_fk" FOREIGN KEY ("job_interest_id") REFERENCES "public"."job_interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "broadcasts_newest" ON "broadcasts" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "postings_user" ON "postings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_address" ON "audit_log" USING btree ("address","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("manager_wanted_since","id") WHERE "users"."manager_wanted_since" is not null;--> statement-breakpoint
CREATE INDEX "users_load" ON "users" USING btree ("client_count","id") WHERE "users"."role" = 'account_manager';--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_returned_processed" CHECK ("job_interests"."return_reason" is null or "job_interests"."processed");--> statement-breakpoint
-- An account waits for an account manager while it is a subscriber's, not suspended, and nobody is assigned.
CREATE FUNCTION "users_keep_waiting"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role = 'user' AND NEW.subscription_active AND NEW.suspended_at IS NULL
    AND NOT EXISTS (SELECT FROM account_manager_assignments WHERE user_id = NEW.id)
  THEN NEW.manager_wanted_since := coalesce(NEW.manager_wanted_since, now());
  ELSE NEW.manager_wanted_since := NULL;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "users_keep_waiting" BEFORE INSERT OR UPDATE OF role, subscription_active, suspended_at, manager_wanted_since
  ON "users" FOR EACH ROW EXECUTE FUNCTION "users_keep_waiting"();--> statement-breakpoint
-- Setting the moment to itself has the trigger above look again.
CREATE FUNCTION "assignments_keep_counts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE users SET client_count = client_count - 1 WHERE id = OLD.account_manager_id;
    UPDATE users SET manager_wanted_since = manager_wanted_since WHERE id = OLD.user_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE users SET client_count = client_count + 1 WHERE id = NEW.account_manager_id;
    UPDATE users SET manager_wanted_since = manager_wanted_since WHERE id = NEW.user_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "assignments_keep_counts" AFTER INSERT OR DELETE OR UPDATE OF account_manager_id, user_id
  ON "account_manager_assignments" FOR EACH ROW EXECUTE FUNCTION "assignments_keep_counts"();--> statement-breakpoint
-- One delta a statement and name; changes that cancel each other out leave none.
CREATE FUNCTION "tally_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies SELECT 'users:' || role, count(*) FROM after_rows GROUP BY role;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies SELECT 'users:' || role, -count(*) FROM before_rows GROUP BY role;
  ELSE
    INSERT INTO tallies SELECT 'users:' || role, sum(delta)
      FROM (SELECT role, 1 AS delta FROM after_rows UNION ALL SELECT role, -1 FROM before_rows) AS changes
      GROUP BY role HAVING sum(delta) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tally_users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();--> statement-breakpoint
CREATE TRIGGER "tally_users_updated" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();--> statement-breakpoint
CREATE TRIGGER "tally_users_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_users"();--> statement-breakpoint
CREATE FUNCTION "tally_applications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tallies SELECT 'applications:' || status, count(*) FROM after_rows GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO tallies SELECT 'applications:' || status, -count(*) FROM before_rows GROUP BY status;
  ELSE
    INSERT INTO tallies SELECT 'applications:' || status, sum(delta)
      FROM (SELECT status, 1 AS delta FROM after_rows UNION ALL SELECT status, -1 FROM before_rows) AS changes
      GROUP BY status HAVING sum(delta) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tally_applications_inserted" AFTER INSERT ON "job_applications" REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_applications"();--> statement-breakpoint
CREATE TRIGGER "tally_applications_updated" AFTER UPDATE ON "job_applications"
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_applications"();--> statement-breakpoint
CREATE TRIGGER "tally_applications_deleted" AFTER DELETE ON "job_applications" REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "tally_applications"();--> statement-breakpoint
-- What is there already.
INSERT INTO tallies SELECT 'users:' || role, count(*) FROM users GROUP BY role;--> statement-breakpoint
INSERT INTO tallies SELECT 'applications:' || status, count(*) FROM job_applications GROUP BY status;--> statement-breakpoint
UPDATE users SET client_count = (SELECT count(*) FROM account_manager_assignments WHERE account_manager_id = users.id)
  WHERE role = 'account_manager';--> statement-breakpoint
UPDATE users SET manager_wanted_since = coalesce(
    (SELECT max(created_at) FROM subscriptions WHERE user_id = users.id AND status <> 'expired'), now())
  WHERE subscription_active AND role = 'user';
