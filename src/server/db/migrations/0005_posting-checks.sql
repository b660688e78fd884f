CREATE TABLE "posting_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_interest_id" uuid NOT NULL,
	"job_url" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"resumed_at" timestamp (3) with time zone,
	"said_open_at" timestamp (3) with time zone,
	CONSTRAINT "posting_checks_state_known" CHECK ("posting_checks"."state" in ('open', 'closed', 'unknown')),
	CONSTRAINT "posting_checks_resumed" CHECK ("posting_checks"."resumed_at" is null or "posting_checks"."closed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "promise_pauses" DROP CONSTRAINT "promise_pauses_reason_known";--> statement-breakpoint
ALTER TABLE "posting_checks" ADD CONSTRAINT "posting_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_checks" ADD CONSTRAINT "posting_checks_job_interest_id_job_interests_id_fk" FOREIGN KEY ("job_interest_id") REFERENCES "public"."job_interests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "posting_checks_interest" ON "posting_checks" USING btree ("job_interest_id",md5("job_url"));--> statement-breakpoint
CREATE INDEX "posting_checks_link" ON "posting_checks" USING hash ("job_url");--> statement-breakpoint
CREATE INDEX "posting_checks_user" ON "posting_checks" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "promise_pauses" ADD CONSTRAINT "promise_pauses_reason_known" CHECK ("promise_pauses"."reason" in ('approval', 'question', 'posting')) NOT VALID;