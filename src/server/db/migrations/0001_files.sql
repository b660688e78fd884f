ALTER TABLE "files" ADD COLUMN "uploading_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "claimed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("created_at") WHERE "files"."claimed_at" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_claimed_once_uploaded" CHECK ("files"."claimed_at" is null or "files"."uploaded_at" is not null);