/** A posting with what is required, preferred and beside the point, for tests. */
export const posting = `Staff Accountant
Harbor Foods is looking for a Staff Accountant.

Responsibilities
- Prepare journal entries and account reconciliations
- Support the external audit

Requirements
- Bachelor's degree in Accounting
- 3+ years of accounting experience
- Knowledge of GAAP, QuickBooks and Excel
- SQL for reporting

Preferred
- CPA
- Tableau

Benefits
- Dental insurance and Salesforce training`

/** A resume that meets most of it. */
export const resume = `Ann Example
ann@example.test | (555) 010-0199

Summary
Accountant who keeps the books of food companies in order.

Experience
Staff Accountant, Northwind Traders
Mar 2019 - Present
- Reconciled 40 bank accounts a month and cut the close from 9 to 5 days
- Prepared journal entries under GAAP for 12 entities
- Built an Excel workbook that saves 6 hours a week
- Led two interns through the audit

Accounting Clerk, Southwind Traders
Jan 2016 - Feb 2019
- Processed 900 invoices a month in QuickBooks
- Answered vendors' questions within 1 day

Education
Bachelor of Science in Accounting, 2015

Skills
Excel, QuickBooks, GAAP, Tableau`

export const letter = `Dear Ms. Ortiz,

Harbor Foods closes its books in five days, and keeping it that way is the work I know best. As Staff Accountant at Northwind Traders I reconciled 40 bank accounts each month and cut the close from nine days to 5.

Your posting asks for GAAP and QuickBooks. At Southwind I processed 900 invoices a month in QuickBooks, and since 2019 I have prepared journal entries under GAAP for 12 entities.

When could we talk about the Staff Accountant role?

Sincerely,
Ann Example`
