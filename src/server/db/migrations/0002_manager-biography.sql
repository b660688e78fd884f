ALTER TABLE "users" ADD COLUMN "biography" text;--> statement-breakpoint
CREATE INDEX "promises_replies" ON "promises" USING btree ("manager_id","kept_at") WHERE "promises"."kind" = 'message_answered';--> statement-breakpoint
-- What reports have since then.
UPDATE "progress_reports" SET "content" = '{"interviews": 0, "before": null, "late": [], "draft": ""}' || "content";
