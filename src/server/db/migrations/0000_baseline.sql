-- Made from schema.ts, and completed by hand: the two statements below, the SET NULL of one column in
-- job_applications_interest, and the functions and triggers at the end.
-- Lets a word be found inside names and addresses without reading every row.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
-- Names as people sort them: without regard to case and accents, numbers by their value.
CREATE COLLATION "name_order" (provider = icu, locale = 'und-u-kn-ks-level1', deterministic = false);--> statement-breakpoint
CREATE SEQUENCE "public"."provider_snapshot_versions" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "account_manager_assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_manager_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"assigned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_action_at" timestamp (3) with time zone,
	CONSTRAINT "account_manager_assignments_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "account_manager_assignments_two_people" CHECK ("account_manager_assignments"."account_manager_id" <> "account_manager_assignments"."user_id")
);
--> statement-breakpoint
CREATE TABLE "account_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" uuid,
	"subject_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "application_documents" (
	"application_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "application_documents_application_id_document_id_pk" PRIMARY KEY("application_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"application_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"requested_by" uuid,
	"state" text DEFAULT 'waiting' NOT NULL,
	"rules" jsonb NOT NULL,
	"reason" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "approvals_state_known" CHECK ("approvals"."state" in ('waiting', 'approved', 'declined', 'expired')),
	CONSTRAINT "approvals_decided" CHECK (("approvals"."state" in ('approved', 'declined')) = ("approvals"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"entity_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text,
	"request_id" text
);
--> statement-breakpoint
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
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "calendar_feeds_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "client_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"topic" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_facts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"work_authorization" text,
	"sponsorship_needed" boolean,
	"salary_expectation" integer,
	"notice_period" text,
	"willing_to_relocate" boolean,
	"over_18" boolean,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_questions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by" uuid,
	"application_id" uuid,
	"job_interest_id" uuid,
	"question" text NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "client_questions_answered" CHECK (("client_questions"."answer" is null) = ("client_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "client_rules" (
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "client_rules_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"urgent" boolean GENERATED ALWAYS AS (message ~* '^\W*urgent\M') STORED NOT NULL,
	"read_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last_message_id" uuid,
	"last_message_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text NOT NULL,
	"delta" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone DEFAULT now() + interval '7 days' NOT NULL,
	"size" bigint
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
CREATE TABLE "document_shares" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"password" text,
	"opens" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "document_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"form" jsonb NOT NULL,
	"content" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_versions_document_id_version_pk" PRIMARY KEY("document_id","version"),
	CONSTRAINT "document_versions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"base_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_known" CHECK ("documents"."kind" in ('resume', 'cover-letter'))
);
--> statement-breakpoint
CREATE TABLE "employment_profiles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"phone" text,
	"address" text,
	"work_history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"education" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"certifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"salary_expectation" integer,
	"benefits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"work_preference" text,
	"willing_to_relocate" boolean DEFAULT false NOT NULL,
	"links" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"resume_url" text,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "employment_profiles_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "employment_profiles_preference_known" CHECK ("employment_profiles"."work_preference" in ('remote', 'in-office', 'hybrid'))
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"file_name" text,
	"content_type" text,
	"size" bigint,
	"upload_expires" timestamp (3) with time zone NOT NULL,
	"uploading_since" timestamp (3) with time zone,
	"uploaded_at" timestamp (3) with time zone,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "files_purpose_known" CHECK ("files"."purpose" in ('resume', 'picture', 'attachment')),
	CONSTRAINT "files_claimed_once_uploaded" CHECK ("files"."claimed_at" is null or "files"."uploaded_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "follow_ups" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"notified_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"subject_id" uuid,
	"status" integer,
	"reply" jsonb,
	"locked_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
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
CREATE TABLE "job_applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_manager_id" uuid,
	"job_interest_id" uuid,
	"company" text NOT NULL,
	"position" text NOT NULL,
	"job_url" text,
	"date_applied" timestamp (3) with time zone,
	"status" text DEFAULT 'interested' NOT NULL,
	"reached" text DEFAULT 'interested' NOT NULL,
	"sort_date" timestamp (3) with time zone GENERATED ALWAYS AS (coalesce(date_applied, created_at)) STORED NOT NULL,
	"status_rank" smallint GENERATED ALWAYS AS (-array_position(array['interested', 'applied', 'interviewing', 'withdrew', 'rejected', 'offered', 'accepted'], status)) STORED NOT NULL,
	"site_username" text,
	"site_password" text,
	"cover_letter_url" text,
	"notes" text,
	"created_by_staff" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_applications_job_interest_id_unique" UNIQUE("job_interest_id"),
	CONSTRAINT "job_applications_status_known" CHECK ("job_applications"."status" in ('interested', 'applied', 'interviewing', 'withdrew', 'rejected', 'offered', 'accepted')),
	CONSTRAINT "job_applications_reached_known" CHECK ("job_applications"."reached" in ('interested', 'applied', 'interviewing', 'offered', 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "job_interests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_url" text NOT NULL,
	"notes" text,
	"processed" boolean DEFAULT false NOT NULL,
	"return_reason" text,
	"snoozed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "job_interests_id_user" UNIQUE("id","user_id"),
	CONSTRAINT "job_interests_returned_processed" CHECK ("job_interests"."return_reason" is null or "job_interests"."processed")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "message_files" (
	"message_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_files_message_id_file_id_pk" PRIMARY KEY("message_id","file_id"),
	CONSTRAINT "message_files_file_id_unique" UNIQUE("file_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"author_id" uuid,
	"from_client" boolean NOT NULL,
	"text" text NOT NULL,
	"application_id" uuid,
	"job_interest_id" uuid,
	"task_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "mrr_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"plan" text NOT NULL,
	"amount" integer NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "mrr_movements_kind_known" CHECK ("mrr_movements"."kind" in ('new', 'reactivation', 'expansion', 'contraction', 'churn')),
	CONSTRAINT "mrr_movements_plan_known" CHECK ("mrr_movements"."plan" in ('starter', 'active', 'executive')),
	CONSTRAINT "mrr_movements_sign" CHECK (("mrr_movements"."amount" < 0) = ("mrr_movements"."kind" in ('contraction', 'churn')))
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"assignment" boolean NOT NULL,
	"application_created" boolean NOT NULL,
	"message" boolean NOT NULL,
	"job_interest" boolean NOT NULL,
	"approval" boolean DEFAULT true NOT NULL,
	"question" boolean DEFAULT true NOT NULL,
	"report" boolean DEFAULT true NOT NULL,
	"interview" boolean DEFAULT true NOT NULL,
	"promise" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"read" boolean DEFAULT false NOT NULL,
	"related_entity_id" uuid,
	"subject_id" uuid,
	"mailed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "notifications_type_known" CHECK ("notifications"."type" in ('job_interest', 'application_created', 'application_status', 'assignment', 'subscription', 'message', 'export', 'approval', 'question', 'report', 'interview', 'follow_up', 'task', 'promise'))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"processed_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
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
CREATE TABLE "pending_sign_ins" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"challenge" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
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
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_pk" PRIMARY KEY("user_id","code")
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
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"stepped_up_at" timestamp (3) with time zone,
	"challenge" text,
	"challenge_expires" timestamp (3) with time zone,
	"view_id" uuid
);
--> statement-breakpoint
CREATE TABLE "subscription_attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "subscription_attempts_one" UNIQUE("user_id","kind"),
	CONSTRAINT "subscription_attempts_plan_known" CHECK ("subscription_attempts"."plan" in ('starter', 'active', 'executive')),
	CONSTRAINT "subscription_attempts_kind_known" CHECK ("subscription_attempts"."kind" in ('payment-form', 'checkout'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_subscription_id" text NOT NULL,
	"plan" text NOT NULL,
	"status" text NOT NULL,
	"current_period_start" timestamp (3) with time zone NOT NULL,
	"current_period_end" timestamp (3) with time zone NOT NULL,
	"grace_ends" timestamp (3) with time zone,
	"version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_provider_subscription_id_unique" UNIQUE("provider_subscription_id"),
	CONSTRAINT "subscriptions_plan_known" CHECK ("subscriptions"."plan" in ('starter', 'active', 'executive')),
	CONSTRAINT "subscriptions_status_known" CHECK ("subscriptions"."status" in ('active', 'past_due', 'canceled', 'incomplete', 'expired')),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."current_period_end" > "subscriptions"."current_period_start"),
	CONSTRAINT "subscriptions_grace" CHECK (("subscriptions"."status" = 'past_due') = ("subscriptions"."grace_ends" is not null))
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
CREATE TABLE "totp_secrets" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"profile_image_url" text,
	"role" text DEFAULT 'user' NOT NULL,
	"subscription_plan" text,
	"subscription_active" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"email_verification_token" text,
	"email_verification_expires" timestamp (3) with time zone,
	"password_reset_token" text,
	"password_reset_expires" timestamp (3) with time zone,
	"suspended_at" timestamp (3) with time zone,
	"second_factor_required" boolean DEFAULT false NOT NULL,
	"end_sessions_token" text,
	"end_sessions_expires" timestamp (3) with time zone,
	"manager_wanted_since" timestamp (3) with time zone,
	"client_count" integer DEFAULT 0 NOT NULL,
	"time_zone" text,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_stripe_customer_id_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_email_verification_token_unique" UNIQUE("email_verification_token"),
	CONSTRAINT "users_password_reset_token_unique" UNIQUE("password_reset_token"),
	CONSTRAINT "users_end_sessions_token_unique" UNIQUE("end_sessions_token"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('user', 'account_manager', 'admin')),
	CONSTRAINT "users_plan_known" CHECK ("users"."subscription_plan" in ('starter', 'active', 'executive'))
);
--> statement-breakpoint
ALTER TABLE "account_manager_assignments" ADD CONSTRAINT "account_manager_assignments_account_manager_id_users_id_fk" FOREIGN KEY ("account_manager_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_manager_assignments" ADD CONSTRAINT "account_manager_assignments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_views" ADD CONSTRAINT "account_views_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_documents" ADD CONSTRAINT "application_documents_version" FOREIGN KEY ("document_id","version") REFERENCES "public"."document_versions"("document_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD CONSTRAINT "billing_periods_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_periods" ADD CONSTRAINT "billing_periods_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_answers" ADD CONSTRAINT "client_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_facts" ADD CONSTRAINT "client_facts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_notes" ADD CONSTRAINT "client_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questions" ADD CONSTRAINT "client_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questions" ADD CONSTRAINT "client_questions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questions" ADD CONSTRAINT "client_questions_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_questions" ADD CONSTRAINT "client_questions_job_interest_id_job_interests_id_fk" FOREIGN KEY ("job_interest_id") REFERENCES "public"."job_interests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_rules" ADD CONSTRAINT "client_rules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_last_message_id_messages_id_fk" FOREIGN KEY ("last_message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_period_id_billing_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."billing_periods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_shares" ADD CONSTRAINT "document_shares_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_base_id_documents_id_fk" FOREIGN KEY ("base_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employment_profiles" ADD CONSTRAINT "employment_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "follow_ups" ADD CONSTRAINT "follow_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_account_manager_id_users_id_fk" FOREIGN KEY ("account_manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_applications" ADD CONSTRAINT "job_applications_interest" FOREIGN KEY ("job_interest_id","user_id") REFERENCES "public"."job_interests"("id","user_id") ON DELETE SET NULL ("job_interest_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_interests" ADD CONSTRAINT "job_interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_application_id_job_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."job_applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_job_interest_id_job_interests_id_fk" FOREIGN KEY ("job_interest_id") REFERENCES "public"."job_interests"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mrr_movements" ADD CONSTRAINT "mrr_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_ledger" ADD CONSTRAINT "payment_ledger_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_job_interest_id_job_interests_id_fk" FOREIGN KEY ("job_interest_id") REFERENCES "public"."job_interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_reports" ADD CONSTRAINT "progress_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_pauses" ADD CONSTRAINT "promise_pauses_promise_id_promises_id_fk" FOREIGN KEY ("promise_id") REFERENCES "public"."promises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promises" ADD CONSTRAINT "promises_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_blobs" ADD CONSTRAINT "receipt_blobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_blob_id_receipt_blobs_id_fk" FOREIGN KEY ("blob_id") REFERENCES "public"."receipt_blobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_documents" ADD CONSTRAINT "receipt_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_corrects_receipts_id_fk" FOREIGN KEY ("corrects") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_view_id_account_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."account_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_attempts" ADD CONSTRAINT "subscription_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_period_id_billing_periods_id_fk" FOREIGN KEY ("period_id") REFERENCES "public"."billing_periods"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "totp_secrets" ADD CONSTRAINT "totp_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_manager_assignments_manager" ON "account_manager_assignments" USING btree ("account_manager_id","assigned_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "account_views_subject" ON "account_views" USING btree ("subject_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "application_documents_document" ON "application_documents" USING btree ("document_id","version");--> statement-breakpoint
CREATE INDEX "approvals_application" ON "approvals" USING btree ("application_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "approvals_user" ON "approvals" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals" USING btree ("application_id") WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "audit_log_newest" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity_id","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("action","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_address" ON "audit_log" USING btree ("address","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "billing_periods_user" ON "billing_periods" USING btree ("user_id","period_start" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "broadcasts_newest" ON "broadcasts" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_answers_user" ON "client_answers" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "client_notes_user" ON "client_notes" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "client_questions_user" ON "client_questions" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contact_messages_order" ON "contact_messages" USING btree (("urgent" and "answered_at" is null) desc,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since","last_message_at" DESC NULLS LAST,"user_id");--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "data_exports_expires" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "deliveries_user" ON "deliveries" USING btree ("user_id","delivered_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "deliveries_period" ON "deliveries" USING btree ("period_id","kind");--> statement-breakpoint
CREATE INDEX "documents_user" ON "documents" USING btree ("user_id","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "documents_base" ON "documents" USING btree ("base_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_unclaimed" ON "files" USING btree ("created_at") WHERE "files"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "follow_ups_user" ON "follow_ups" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_subject" ON "idempotency_keys" USING btree ("subject_id") WHERE "idempotency_keys"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "interviews_application" ON "interviews" USING btree ("application_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_user" ON "interviews" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "interviews_reminder" ON "interviews" USING btree ("starts_at") WHERE "interviews"."reminded_at" is null and "interviews"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "job_applications_user" ON "job_applications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_date" ON "job_applications" USING btree ("user_id","sort_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_company" ON "job_applications" USING btree ("user_id","company" collate "name_order","sort_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_status" ON "job_applications" USING btree ("user_id","status_rank" DESC NULLS FIRST,"sort_date" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_updated" ON "job_applications" USING btree ("user_id","status_rank" DESC NULLS FIRST,"updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_manager" ON "job_applications" USING btree ("account_manager_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_applications_metered" ON "job_applications" USING btree ("user_id","created_at") WHERE "job_applications"."created_by_staff";--> statement-breakpoint
CREATE INDEX "job_interests_user" ON "job_interests" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "job_interests_pending" ON "job_interests" USING btree ("user_id") WHERE not "job_interests"."processed";--> statement-breakpoint
CREATE INDEX "known_devices_last_seen" ON "known_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "messages_task" ON "messages" USING btree ("task_id") WHERE "messages"."task_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_unread" ON "messages" USING btree ("user_id","from_client","created_at") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "mrr_movements_occurred" ON "mrr_movements" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "mrr_movements_subscription" ON "mrr_movements" USING btree ("subscription_id","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mrr_movements_user" ON "mrr_movements" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_id") WHERE "notifications"."subject_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id") WHERE not "notifications"."read";--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_newest" ON "payment_events" USING btree ("received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_ledger_user" ON "payment_ledger" USING btree ("user_id","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_ledger_occurred" ON "payment_ledger" USING btree ("occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_reconciliations_newest" ON "payment_reconciliations" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pending_sign_ins_user" ON "pending_sign_ins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires" ON "pending_sign_ins" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "postings_user" ON "postings" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "postings_link" ON "postings" USING hash ("job_url");--> statement-breakpoint
CREATE INDEX "progress_reports_user" ON "progress_reports" USING btree ("user_id","week_start" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "promise_pauses_source" ON "promise_pauses" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "promises_open" ON "promises" USING btree ("due_at") WHERE "promises"."kept_at" is null and "promises"."canceled_at" is null;--> statement-breakpoint
CREATE INDEX "promises_user" ON "promises" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "promises_manager" ON "promises" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "promises_started" ON "promises" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "receipt_blobs_used" ON "receipt_blobs" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "receipt_documents_blob" ON "receipt_documents" USING btree ("blob_id");--> statement-breakpoint
CREATE INDEX "receipt_documents_user" ON "receipt_documents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "receipts_application" ON "receipts" USING btree ("application_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipts_user" ON "receipts" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sandbox_objects_customer" ON "sandbox_objects" USING btree ("customer_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_one_live" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."status" not in ('expired', 'incomplete');--> statement-breakpoint
CREATE INDEX "subscriptions_past_due" ON "subscriptions" USING btree ("grace_ends") WHERE "subscriptions"."grace_ends" is not null;--> statement-breakpoint
CREATE INDEX "tasks_user" ON "tasks" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tasks_period" ON "tasks" USING btree ("period_id");--> statement-breakpoint
CREATE INDEX "tasks_document" ON "tasks" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("due_at") WHERE "tasks"."state" not in ('done', 'canceled');--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_role" ON "users" USING btree ("role","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "users_waiting" ON "users" USING btree ("manager_wanted_since","id") WHERE "users"."manager_wanted_since" is not null;--> statement-breakpoint
CREATE INDEX "users_load" ON "users" USING btree ("client_count","id") WHERE "users"."role" = 'account_manager';--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (("first_name" || ' ' || "last_name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE FUNCTION "audit_log_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_log_append_only"();--> statement-breakpoint
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
-- One delta per statement and name. Changes that cancel out insert none.
CREATE FUNCTION "count_users"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "count_users_inserted" AFTER INSERT ON "users" REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();--> statement-breakpoint
CREATE TRIGGER "count_users_updated" AFTER UPDATE ON "users" REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();--> statement-breakpoint
CREATE TRIGGER "count_users_deleted" AFTER DELETE ON "users" REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_users"();--> statement-breakpoint
CREATE FUNCTION "count_applications"() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER "count_applications_inserted" AFTER INSERT ON "job_applications" REFERENCING NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
CREATE TRIGGER "count_applications_updated" AFTER UPDATE ON "job_applications"
  REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
CREATE TRIGGER "count_applications_deleted" AFTER DELETE ON "job_applications" REFERENCING OLD TABLE AS before_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_applications"();--> statement-breakpoint
-- Rows are only added. A deleted account is removed from them, and nothing else changes.
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
  FOR EACH STATEMENT EXECUTE FUNCTION "payment_ledger_is_append_only"();--> statement-breakpoint
-- Rows are deleted only with their client: by then the account is gone.
CREATE FUNCTION "receipts_immutable"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'a receipt is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "receipts_immutable" BEFORE UPDATE OR DELETE ON "receipts"
  FOR EACH ROW EXECUTE FUNCTION "receipts_immutable"();--> statement-breakpoint
CREATE TRIGGER "receipt_documents_immutable" BEFORE UPDATE OR DELETE ON "receipt_documents"
  FOR EACH ROW EXECUTE FUNCTION "receipts_immutable"();--> statement-breakpoint
CREATE FUNCTION "receipts_not_truncated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a receipt is never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER "receipts_not_truncated" BEFORE TRUNCATE ON "receipts"
  FOR EACH STATEMENT EXECUTE FUNCTION "receipts_not_truncated"();--> statement-breakpoint
CREATE TRIGGER "receipt_documents_not_truncated" BEFORE TRUNCATE ON "receipt_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION "receipts_not_truncated"();--> statement-breakpoint
-- Counts of receipts by state. They stay when an account is erased.
CREATE FUNCTION "count_receipts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO counters SELECT 'receipts:' || state, count(*) FROM after_rows GROUP BY state;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "receipts_counted" AFTER INSERT ON "receipts"
  REFERENCING NEW TABLE AS after_rows FOR EACH STATEMENT EXECUTE FUNCTION "count_receipts"();
