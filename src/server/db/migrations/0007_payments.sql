CREATE SEQUENCE "public"."subscription_readings" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_ledger" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"provider_invoice_id" text,
	"amount" integer NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "payment_ledger_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payment_ledger_kind_known" CHECK ("payment_ledger"."kind" in ('payment', 'refund', 'dispute'))
);
--> statement-breakpoint
CREATE TABLE "payment_reconciliations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"subscriptions" integer DEFAULT 0 NOT NULL,
	"invoices" integer DEFAULT 0 NOT NULL,
	"differences" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "sandbox_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_starts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "subscription_starts_one" UNIQUE("user_id","kind"),
	CONSTRAINT "subscription_starts_plan_known" CHECK ("subscription_starts"."plan" in ('starter', 'active', 'executive')),
	CONSTRAINT "subscription_starts_kind_known" CHECK ("subscription_starts"."kind" in ('payment-form', 'checkout'))
);
--> statement-breakpoint
DROP INDEX "payment_events_newest";--> statement-breakpoint
DROP INDEX "subscriptions_one_live";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "grace_ends" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reading" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_starts" ADD CONSTRAINT "subscription_starts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_ledger_user" ON "payment_ledger" USING btree ("user_id","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_ledger_occurred" ON "payment_ledger" USING btree ("occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_reconciliations_newest" ON "payment_reconciliations" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer" ON "sandbox_objects" USING btree ("customer_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("grace_ends") WHERE "subscriptions"."grace_ends" is not null;--> statement-breakpoint
CREATE INDEX "payment_events_newest" ON "payment_events" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" not in ('expired', 'incomplete');--> statement-breakpoint
UPDATE "subscriptions" SET "grace_ends" = "current_period_start" + interval '7 days' WHERE "status" = 'past_due';--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_grace" CHECK (("subscriptions"."status" = 'past_due') = ("subscriptions"."grace_ends" is not null));;--> statement-breakpoint
-- The books are only ever added to; an account that goes is forgotten in them, and nothing else changes.
CREATE FUNCTION "payment_ledger_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.user_id IS NULL AND to_jsonb(NEW) - 'user_id' = to_jsonb(OLD) - 'user_id' THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'payment_ledger is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "payment_ledger_append_only" BEFORE UPDATE OR DELETE ON "payment_ledger"
	FOR EACH ROW EXECUTE FUNCTION "payment_ledger_is_append_only"();--> statement-breakpoint
CREATE TRIGGER "payment_ledger_not_truncated" BEFORE TRUNCATE ON "payment_ledger"
	FOR EACH STATEMENT EXECUTE FUNCTION "payment_ledger_is_append_only"();