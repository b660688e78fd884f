ALTER TABLE "tallies" RENAME TO "counters";--> statement-breakpoint
ALTER FUNCTION "tally_users"() RENAME TO "count_users";--> statement-breakpoint
ALTER FUNCTION "tally_applications"() RENAME TO "count_applications";--> statement-breakpoint
-- One delta per statement and name. Changes that cancel out insert none.
CREATE OR REPLACE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO counters SELECT 'users:' || role, count(*) FROM after_rows GROUP BY role;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO counters SELECT 'users:' || role, -count(*) FROM before_rows GROUP BY role;
  ELSE
    INSERT INTO counters SELECT 'users:' || role, sum(delta)
      FROM (SELECT role, 1 AS delta FROM after_rows UNION ALL SELECT role, -1 FROM before_rows) AS changes
      GROUP BY role HAVING sum(delta) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "count_applications"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO counters SELECT 'applications:' || status, count(*) FROM after_rows GROUP BY status;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO counters SELECT 'applications:' || status, -count(*) FROM before_rows GROUP BY status;
  ELSE
    INSERT INTO counters SELECT 'applications:' || status, sum(delta)
      FROM (SELECT status, 1 AS delta FROM after_rows UNION ALL SELECT status, -1 FROM before_rows) AS changes
      GROUP BY status HAVING sum(delta) <> 0;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
ALTER TRIGGER "tally_users_inserted" ON "users" RENAME TO "count_users_inserted";--> statement-breakpoint
ALTER TRIGGER "tally_users_updated" ON "users" RENAME TO "count_users_updated";--> statement-breakpoint
ALTER TRIGGER "tally_users_deleted" ON "users" RENAME TO "count_users_deleted";--> statement-breakpoint
ALTER TRIGGER "tally_applications_inserted" ON "job_applications" RENAME TO "count_applications_inserted";--> statement-breakpoint
ALTER TRIGGER "tally_applications_updated" ON "job_applications" RENAME TO "count_applications_updated";--> statement-breakpoint
ALTER TRIGGER "tally_applications_deleted" ON "job_applications" RENAME TO "count_applications_deleted";
