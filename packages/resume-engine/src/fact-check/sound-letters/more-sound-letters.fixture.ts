/** As `sound-letters.fixture.ts`. */
export const moreSoundLetters: Record<string, string> = {
  teacher: `The open lab hour that you run after school is what I would have built myself. I am applying to teach 7th grade science at Cedar Hollow Middle School.

For five years I have taught 6th grade science at Lincoln K-8, with a science club on the side. The pass rate on the state science test rose from 61% to 78% within three years. I wrote a unit on lab safety that the whole district uses today. Our science fair grew from 12 students to 90.

I plan with NGSS, run my classes in Google Classroom, and have co-taught. I call parents with good news first. Seventh grade is where kids decide whether they are science people, and I would like to be there when they do.`,

  warehouse: `I am applying for the Warehouse Team Lead position on second shift at NorthStar Logistics. My cousin works for you and says that your supervisors listen.

I have been a Warehouse Associate at Buckeye Distribution since June 2021. Every day I pick, pack, load and drive a forklift. Over 12 months my pick accuracy was 99.7 percent. I was Employee of the Month in March 2023. I have trained ten new hires in forklift safety. In five years I have missed two days.

I speak Somali with a third of the floor. You need someone to lead 12 pickers and packers, and I am ready to take that step.`,

  'social worker': `You keep the same worker with a family from the first call to the lease. That is the work I want to do as a Clinical Case Manager at Open Door Family Services.

I have been a case manager at Harbor House since 2019, and before that I did intake on the hotline. In 2023 I housed 63 families. My caseload is 28, and every note is on time. I have trained coworkers in crisis de-escalation.

I speak Spanish, know the housing resources, and use motivational interviewing. I tell people the truth kindly. I would be glad to spend less time on paperwork and more with clients.`,

  electrician: `I have seen your work on the Alder Street job, and it is clean. I would like to join Copperline Electric as a Journeyman Electrician.

I was a journeyman with Bay Signal Electric from 2018 to 2024 and served my apprenticeship there from 2014. I wired three clinics and a school, and every one passed its first inspection. On the Hillside job I ran a crew of four. We had no lost-time injuries.

I bend conduit, read blueprints and know the NEC. I have my OSHA 30. I label everything, and I clean up after myself.`,

  'customer support': `I would rather keep a customer than answer the same ticket twice, and that is why the Customer Success Manager role at Larkspur Software interests me.

At Brightpath Software I started as a Support Specialist and answered 45 tickets a day. As Customer Support Lead I cut our response time to two hours. I wrote 60 help articles, and the volume of tickets fell by 18 percent. I also took over renewals for 30 accounts.

I know Zendesk well and have the basics of SQL. Your posting mentions quarterly business reviews and churn, and renewals taught me what both depend on.`,

  mechanic: `I ride your 14 line to work, and I hear what the brakes are saying. I am applying to be a Bus Maintenance Technician with the Metro Transit Authority.

I have been a diesel mechanic at the Lakeshore Transit Garage since 2016, where we keep 85 city buses on the road. Road calls fell by 40% after I rewrote the inspection sheet. I have rebuilt 22 transmissions. I once found a wiring fault that had kept six buses off the road. Earlier I worked on trucks and farm machines.

I have the ASE T2, I weld, and I know hydraulics. I like to find the fault and not just swap the part.`,

  'change: lawyer to policy': `The Alliance wins before anyone has to sue, and that is where I would rather work. I am applying to be Policy Director of the Great Lakes Water Alliance.

I practiced as an environmental litigator at Hart Moran from 2012 to 2024. I was first chair in two hearings before the appeals board of the EPA. I won a consent decree that took the lead pipes out of three towns. I drafted an amicus brief for 14 cities and raised a pro bono fund of $400,000.

I can read a statute to a farmer and a harvest report to a senator. Legislative drafting, testimony and coalition building are what I would bring.`,

  'exec: hospital coo': `I trained in your emergency department, and I still know which elevator not to trust. I would be honored to return as Chief Operating Officer of Saint Brendan Health.

I have been Vice President of Operations at Mercy Lake Medical Center since 2016, and I am an emergency physician by training. The length of stay came down from 5.4 days to 4.6. We opened a unit of 32 beds on budget. Two union contracts were settled without a single day of strike. The share of patients who left without being seen fell from 6% to 1.8%.

I make rounds at night, because that is when hospitals tell the truth. Throughput, labor relations and quality are the three things I would talk about first.`,

  'two lines: bookkeeper': `I am applying for the part-time bookkeeper position at Lakeview Dental Group. I do the books for my husband's plumbing business, which means invoicing and payroll in QuickBooks.

Your posting asks for twenty hours a week, and that would suit me well. I would be happy to come in and show you how I work.`,
}
