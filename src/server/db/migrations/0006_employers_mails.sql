CREATE TABLE "inbox_addresses" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"local_part" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"forward_copy" boolean DEFAULT true NOT NULL,
	"forwarding" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "inbox_addresses_local_part_unique" UNIQUE("local_part")
);
--> statement-breakpoint
CREATE TABLE "mail_suggestions" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"status" text,
	"interview" jsonb,
	"confirms_receipt" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"calendar_uid" text,
	"before" jsonb,
	CONSTRAINT "mail_suggestions_state_known" CHECK ("mail_suggestions"."state" in ('open', 'accepted', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid,
	"direction" text NOT NULL,
	"message_id" text NOT NULL,
	"content_hash" text NOT NULL,
	"in_reply_to" text,
	"references" text[] DEFAULT '{}' NOT NULL,
	"from_name" text DEFAULT '' NOT NULL,
	"from_address" text DEFAULT '' NOT NULL,
	"reply_address" text,
	"automatic" boolean DEFAULT false NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text,
	"size" integer NOT NULL,
	"envelope" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"problem" text,
	"kind" text DEFAULT 'other' NOT NULL,
	"fold" text,
	"evidence" text DEFAULT '' NOT NULL,
	"confidence" text DEFAULT 'unknown' NOT NULL,
	"authenticated" boolean DEFAULT false NOT NULL,
	"code" text,
	"code_expires" timestamp (3) with time zone,
	"waiting" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"copied_at" timestamp (3) with time zone,
	"delivery" text,
	"answers" uuid,
	"author_id" uuid,
	"body_deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "mails_once" UNIQUE("user_id","message_id","content_hash"),
	CONSTRAINT "mails_kind_known" CHECK ("mails"."kind" in ('received', 'invitation', 'assessment', 'question', 'rejection', 'offer', 'other')),
	CONSTRAINT "mails_direction_known" CHECK ("mails"."direction" in ('in', 'out'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "mail" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mail_id" uuid;--> statement-breakpoint
ALTER TABLE "inbox_addresses" ADD CONSTRAINT "inbox_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suggestions" ADD CONSTRAINT "mail_suggestions_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suggestions" ADD CONSTRAINT "mail_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_suggestions" ADD CONSTRAINT "mail_suggestions_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_answers_mails_id_fk" FOREIGN KEY ("answers") REFERENCES "public"."mails"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_suggestions_user" ON "mail_suggestions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mail_suggestions_decided_by" ON "mail_suggestions" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "mails_inbox" ON "mails" USING btree ("waiting" DESC NULLS FIRST,"received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_user" ON "mails" USING btree ("user_id","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_application" ON "mails" USING btree ("application_id","received_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mails_answers" ON "mails" USING btree ("answers");--> statement-breakpoint
CREATE INDEX "mails_author" ON "mails" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "mails_unread" ON "mails" USING btree ("created_at") WHERE "mails"."read_at" is null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('job_interest', 'application_created', 'application_status', 'assignment', 'subscription', 'message', 'export', 'approval', 'question', 'report', 'interview', 'follow_up', 'task', 'promise', 'mail')) NOT VALID;