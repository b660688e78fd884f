CREATE TABLE "billing_periods" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"period_start" timestamp (3) with time zone NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"plan" text NOT NULL,
	"applications" integer NOT NULL,
	"consultations" integer NOT NULL,
	"custom_resumes" integer NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_periods_start" UNIQUE("subscription_id","period_start"),
	CONSTRAINT "billing_periods_plan_known" CHECK ("billing_periods"."plan" in ('starter', 'active', 'executive'))
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"period_id" uuid,
	"delivered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deliveries_once" UNIQUE("kind","subject_id"),
	CONSTRAINT "deliveries_kind_known" CHECK ("deliveries"."kind" in ('application', 'consultation', 'custom_resume'))
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"kind" text NOT NULL,
	"place" text,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" text,
	"team_notes" text,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text,
	"sequence" integer DEFAULT 0 NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_kind_known" CHECK ("interviews"."kind" in ('phone', 'video', 'on_site', 'other')),
	CONSTRAINT "interviews_span" CHECK ("interviews"."ends_at" > "interviews"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "progress_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"week_start" timestamp (3) with time zone NOT NULL,
	"week_end" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"content" jsonb NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "progress_reports_week" UNIQUE("user_id","week_end")
);
--> statement-breakpoint
CREATE TABLE "promise_pauses" (
	"promise_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"source_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "promise_pauses_promise_id_source_id_pk" PRIMARY KEY("promise_id","source_id"),
	CONSTRAINT "promise_pauses_reason_known" CHECK ("promise_pauses"."reason" in ('approval', 'question'))
);
--> statement-breakpoint
CREATE TABLE "promises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"user_id" uuid,
	"manager_id" uuid,
	"started_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone,
	"canceled_at" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"breached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "promises_subject" UNIQUE("kind","subject_id","started_at"),
	CONSTRAINT "promises_kind_known" CHECK ("promises"."kind" in ('manager_assigned', 'interest_answered', 'message_answered', 'first_application', 'contact_message'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"period_id" uuid,
	"week_start" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"document_id" uuid,
	"score_before" smallint,
	"score_after" smallint,
	"outcome" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tasks_report_note" UNIQUE("user_id","kind","week_start"),
	CONSTRAINT "tasks_kind_known" CHECK ("tasks"."kind" in ('consultation', 'custom_resume', 'report_note')),
	CONSTRAINT "tasks_state_known" CHECK ("tasks"."state" in ('open', 'proposed', 'booked', 'done', 'canceled')),
	CONSTRAINT "tasks_week" CHECK (("tasks"."kind" = 'report_note') = ("tasks"."week_start" is not null))
);
--> statement-breakpoint
CREATE TABLE "team_hours" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"time_zone" text NOT NULL,
	"holidays" jsonb NOT NULL,
	CONSTRAINT "team_hours_one_row" CHECK ("team_hours"."id")
);
--> statement-breakpoint
DROP INDEX "contact_messages_newest";--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_known";--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "urgent" boolean GENERATED ALWAYS AS (message ~* '^\W*urgent\M') STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "employment_profiles" ADD COLUMN "links" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "task_id" uuid;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "report" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "interview" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD COLUMN "promise" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD CONSTRAINT "billing_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD CONSTRAINT "billing_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_period_id_billing_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."billing_periods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_pauses" ADD CONSTRAINT "promise_pauses_promise_id_promises_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_period_id_billing_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."billing_periods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_periods_user" ON "billing_periods" USING btree ("user_id","period_start" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_order" ON "contact_messages" USING btree (("urgent" and "answered_at" is null) desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deliveries_user" ON "deliveries" USING btree ("user_id","delivered_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deliveries_period" ON "deliveries" USING btree ("period_id","kind");--> statement-breakpoint
CREATE INDEX "follow_ups_user" ON "follow_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_user" ON "interviews" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_reminder" ON "interviews" USING btree ("starts_at") WHERE "interviews"."reminded_at" is null and "interviews"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "progress_reports_user" ON "progress_reports" USING btree ("user_id","week_start" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "promise_pauses_source" ON "promise_pauses" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "promises_open" ON "promises" USING btree ("due_at") WHERE "promises"."kept_at" is null and "promises"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "promises_user" ON "promises" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promises_manager" ON "promises" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "promises_started" ON "promises" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_period" ON "tasks" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "tasks_document" ON "tasks" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at") WHERE "tasks"."state" not in ('done', 'canceled');--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_task" ON "messages" USING btree ("task_id") WHERE "messages"."task_id" is not null;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('job_interest', 'application_created', 'application_status', 'assignment', 'subscription', 'message', 'export', 'approval', 'question', 'report', 'interview', 'follow_up', 'task', 'promise'));--> statement-breakpoint
-- The running period of every subscription that gives access. Later ones are stored by the subscription sync.
INSERT INTO billing_periods (user_id, subscription_id, period_start, period_end, plan, applications, consultations, custom_resumes)
SELECT user_id, id, current_period_start, current_period_end, plan,
  CASE plan WHEN 'starter' THEN 10 ELSE 25 END,
  CASE WHEN plan = 'active' AND created_at >= current_period_start - interval '1 day' THEN 1 ELSE 0 END,
  CASE WHEN plan = 'executive' AND created_at >= current_period_start - interval '1 day' THEN 1 ELSE 0 END
FROM subscriptions WHERE status NOT IN ('expired', 'incomplete');--> statement-breakpoint
-- Their included consultations and custom resumes. Seven days are five working days.
INSERT INTO tasks (user_id, kind, period_id, due_at)
SELECT user_id, CASE WHEN consultations = 1 THEN 'consultation' ELSE 'custom_resume' END, id, now() + interval '7 days'
FROM billing_periods WHERE consultations + custom_resumes = 1;--> statement-breakpoint
-- What staff sent so far, each application once.
INSERT INTO deliveries (user_id, kind, subject_id, period_id, delivered_at)
SELECT application.user_id, 'application', application.id, period.id, coalesce(application.date_applied, application.created_at)
FROM job_applications application
LEFT JOIN billing_periods period ON period.user_id = application.user_id
  AND coalesce(application.date_applied, application.created_at) >= period.period_start
  AND coalesce(application.date_applied, application.created_at) < period.period_end
WHERE application.created_by_staff AND application.reached <> 'interested'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
DROP INDEX "conversations_last";--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since","last_message_at" DESC NULLS LAST,"user_id");
