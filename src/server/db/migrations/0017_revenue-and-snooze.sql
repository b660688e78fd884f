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
ALTER TABLE "job_interests" ADD COLUMN "snoozed_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mrr_movements" ADD CONSTRAINT "mrr_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mrr_movements_occurred" ON "mrr_movements" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "mrr_movements_subscription" ON "mrr_movements" USING btree ("subscription_id","occurred_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mrr_movements_user" ON "mrr_movements" USING btree ("user_id");--> statement-breakpoint
-- The movements so far, from the billing periods that are stored.
INSERT INTO mrr_movements (user_id, subscription_id, kind, plan, amount, occurred_at)
SELECT user_id, subscription_id,
  CASE WHEN former IS NULL THEN 'new' WHEN price > former THEN 'expansion' ELSE 'contraction' END,
  plan, price - coalesce(former, 0), period_start
FROM (
  SELECT period.*, lag(price) OVER (PARTITION BY subscription_id ORDER BY period_start) AS former
  FROM (SELECT *, CASE plan WHEN 'starter' THEN 4999 WHEN 'active' THEN 12499 ELSE 24999 END AS price FROM billing_periods) period
) priced
WHERE former IS DISTINCT FROM price;--> statement-breakpoint
-- A later subscription of the same person is a reactivation.
UPDATE mrr_movements later SET kind = 'reactivation'
WHERE later.kind = 'new' AND EXISTS (
  SELECT 1 FROM mrr_movements earlier
  WHERE earlier.user_id = later.user_id AND earlier.kind = 'new' AND earlier.occurred_at < later.occurred_at);--> statement-breakpoint
INSERT INTO mrr_movements (user_id, subscription_id, kind, plan, amount, occurred_at)
SELECT DISTINCT ON (subscription_id) user_id, subscription_id, 'churn', plan,
  -CASE plan WHEN 'starter' THEN 4999 WHEN 'active' THEN 12499 ELSE 24999 END, ended_at
FROM billing_periods period
WHERE NOT EXISTS (
  SELECT 1 FROM billing_periods open WHERE open.subscription_id = period.subscription_id AND open.ended_at IS NULL)
ORDER BY subscription_id, period_start DESC;
