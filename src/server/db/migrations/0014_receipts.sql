CREATE TABLE "receipt_blobs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"size" bigint NOT NULL,
	"content_type" text NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "receipt_blobs_hash" UNIQUE("user_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "receipt_documents" (
	"receipt_id" uuid NOT NULL,
	"blob_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "receipt_documents_receipt_id_blob_id_pk" PRIMARY KEY("receipt_id","blob_id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"state" text NOT NULL,
	"corrects" uuid,
	"content" text NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "receipts_corrected_once" UNIQUE("corrects"),
	CONSTRAINT "receipts_state_known" CHECK ("receipts"."state" in ('prepared', 'sent', 'confirmed', 'uncertain'))
);
--> statement-breakpoint
DROP INDEX "application_documents_document";--> statement-breakpoint
ALTER TABLE "application_documents" ADD COLUMN "version" integer;--> statement-breakpoint
UPDATE "application_documents" SET "version" = "documents"."version" FROM "documents" WHERE "documents"."id" = "document_id";--> statement-breakpoint
ALTER TABLE "application_documents" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "receipt_blobs" ADD CONSTRAINT "receipt_blobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_blob_id_receipt_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."receipt_blobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_receipts_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_blobs_used" ON "receipt_blobs" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "receipt_documents_blob" ON "receipt_documents" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "receipt_documents_user" ON "receipt_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipts_application" ON "receipts" USING btree ("application_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_version" FOREIGN KEY ("document_id","version") REFERENCES "public"."document_versions"("document_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_documents_document" ON "application_documents" USING btree ("document_id","version");--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_id_unique" UNIQUE("id");--> statement-breakpoint
-- Rows are deleted only with their client: by then the account is gone.
CREATE FUNCTION "receipts_immutable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a receipt is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "receipts_immutable" BEFORE UPDATE OR DELETE ON "receipts"
  FOR EACH ROW EXECUTE FUNCTION "receipts_immutable"();
--> statement-breakpoint
CREATE TRIGGER "receipt_documents_immutable" BEFORE UPDATE OR DELETE ON "receipt_documents"
  FOR EACH ROW EXECUTE FUNCTION "receipts_immutable"();
--> statement-breakpoint
CREATE FUNCTION "receipts_not_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a receipt is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER "receipts_not_truncated" BEFORE TRUNCATE ON "receipts"
  FOR EACH STATEMENT EXECUTE FUNCTION "receipts_not_truncated"();
--> statement-breakpoint
CREATE TRIGGER "receipt_documents_not_truncated" BEFORE TRUNCATE ON "receipt_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "receipts_not_truncated"();
--> statement-breakpoint
-- Counts of receipts by state. They stay when an account is erased.
CREATE FUNCTION "count_receipts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO counters SELECT 'receipts:' || state, count(*) FROM after_rows GROUP BY state;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "receipts_counted" AFTER INSERT ON "receipts"
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_receipts"();
