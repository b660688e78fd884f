-- Names as people sort them: without regard to case and accents, numbers by their value.
CREATE COLLATION "name_order" (provider = icu, locale = 'und-u-kn-ks-level1', deterministic = false);--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "reached" text DEFAULT 'interested' NOT NULL;--> statement-breakpoint
-- What ended keeps the furthest stage that its history tells of.
UPDATE "job_applications" SET "reached" = CASE
  WHEN "status" NOT IN ('withdrew', 'rejected') THEN "status"
  ELSE coalesce(
    (SELECT "details" ->> 'from' FROM "audit_log"
      WHERE "entity_id" = "job_applications"."id" AND "action" = 'application.updated'
        AND "details" ->> 'from' IN ('applied', 'interviewing', 'offered', 'accepted')
      ORDER BY array_position(array['applied', 'interviewing', 'offered', 'accepted'], "details" ->> 'from') DESC
      LIMIT 1),
    CASE "status" WHEN 'rejected' THEN 'applied' ELSE 'interested' END)
END;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "sort_date" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(date_applied, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "job_applications" ADD COLUMN "status_rank" smallint GENERATED ALWAYS AS (-array_position(array['interested', 'applied', 'interviewing', 'withdrew', 'rejected', 'offered', 'accepted'], status)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "job_applications_date" ON "job_applications" USING btree ("user_id","sort_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_company" ON "job_applications" USING btree ("user_id","company" collate "name_order","sort_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("user_id","status_rank" DESC NULLS FIRST,"sort_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_updated" ON "job_applications" USING btree ("user_id","status_rank" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_reached_known" CHECK ("job_applications"."reached" in ('interested', 'applied', 'interviewing', 'offered', 'accepted'));