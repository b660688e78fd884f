/** Letters as a good writer makes them after a talk with the person, by the form of `writer/held-letters` each began with. */
export const goodLetters: Record<string, string> = {
  accountant: `I am applying for the Senior Accountant position at Tidewater Seafood. My grandfather sold his catch to Tidewater for thirty years, so I grew up with the name on the trucks and I know what your books stand for.

I have been a Staff Accountant at Harborview Foods since 2020, where I handle the month-end close for 6 entities, the bank reconciliations and AP. When I arrived in that seat the close took 9 days; I cut it to 5. Along the way I found $180k in duplicate vendor payments, and I trained two AP clerks so that the same thing would not happen again.

You work in NetSuite, and I know how it feels to get there: I took part in our move from QuickBooks to NetSuite, which lost no entries. My Excel is strong, and GAAP is the frame I think in every day. Before Harborview I was an AP clerk at Dunmore Paper from 2017 to 2020, which taught me how invoices look before they reach a ledger. That is why AP oversight would not be new to me.

People who work with me say that I put numbers first. I also document everything, so nobody has to ask me twice. That is how I would like to take the step to a senior role. May I tell you more about the close and what made it shorter?`,
  'icu nurse': `Your unit was the first in the state to let families stay overnight, and that is the kind of nursing I want to do. I am applying for the Cardiac ICU Registered Nurse position at Riverbend Heart Institute.

Since 2018 I have been an RN at St. Anne Hospital, on a 28-bed cardiac step-down unit and mostly on nights, where I care for 5 patients a shift. Handover was where our mistakes began, so I introduced a double check there, and medication errors on the unit fell by 22%. Twice a week I am the relief charge nurse, and in 2022 I was a DAISY nominee.

Telemetry monitoring and medication administration are my daily work, and I chart in Epic. I hold an RN license, ACLS and BLS. The part I like best is patient education: I teach 40 patients a month how to manage heart failure at home, and I have learned to do it without frightening them.

I want to use what I know about cardiac care where patients come straight from surgery. I am calm on bad days and careful on all of them. I would be glad to meet you and the unit, and to hear what your nights are like.`,
  'line cook': `I ate at The Magnolia Room twice, and it was the best agnolotti in the city. Now I would like to cook there: I am applying for the sous chef position.

I have been the lead cook at Osteria Luna since 2021. Food cost was 34% when I took the numbers over, and I brought it down to 28% by looking at ordering and inventory every week instead of every month. I rebuilt the prep list so that two cooks could do the work of three. I also trained 5 new cooks, and 4 of them are still with us, which is the result I am proudest of.

Before that I was a line cook for 3 years in Lyon, France, where I learned butchery and pasta from people who did not repeat themselves. My ServSafe certificate is current. Your Saturday nights are busy, and so are ours.

I run a quiet kitchen and I show up early. What I want next is to lead a line and not only to work on one, and leading a line of 6 in a room with 90 seats is that job. Could I come in for a trial shift on a night that suits you?`,
  'truck driver': `I am writing about your opening for a Tanker Driver at Lackawanna Petroleum. I have held a CDL A since 2009, with tanker and hazmat endorsements since 2016, and I have driven in 48 states.

I drive for Penn Fuel, where I have been since 2016. Before that I spent seven years as an OTR driver at Keystone Haulers. In all that time I have driven 1.1 million miles with no accident. I have had 0 spills and 0 preventables, and 99.1% of my loads arrived on time. I was given the safe driver award in 2012, 2014 and 2019.

Fuel delivery is work where nothing interesting should happen, and I like it that way. I do my pre-trip inspections the same way on a cold morning as on a warm one, because that is when something gets missed. My MVR is clean and my record shows far more than the 3 years of experience that you ask for.

Your routes are local, so I would be home every night, and a day shift suits me well. I don't bring drama to a yard. I can start with a road test whenever you like, and I would be glad to show you my papers at the same time.`,
  'change: nurse to software': `I know Caretap from the other side of the counter. For the last 4 of my 9 years as an RN I worked in a clinic that used your product, and I would like to join you as an Implementation Specialist.

I moved our clinic to Caretap in 5 weeks. As the super user I trained 30 colleagues, some of whom had never trusted a computer, and I learned which questions come on the first day and which ones come in the third week. I wrote the quick guide for our own people, and your support team now sends it out to others.

That is what onboarding means to me: a clinic is busy, so training users has to fit between patients. I am comfortable with Excel, which most data migration begins with, and I know Epic as well. I also speak Tagalog, which has helped more than once.

I am leaving the floor because of my back, but I have found that I like software, and nurses believe me when I tell them that something will save them time. I would be happy to show you how our 5 weeks went, and what I would do differently today.`,
  'first: mechanical engineer': `I am applying for the Junior Mechanical Engineer position at Sonora Solar. In May 2026 I finish my BS in Mechanical Engineering at the University of Arizona, and solar is the field that I studied for.

For my senior project I designed a solar tracker, and it gave 14% more output than a fixed panel. I did the prototyping on a 3D printer and changed the design until it held. I worked out the loads with FEA and drew every part in SolidWorks, and I used MATLAB to compare what we measured with what we had expected.

Last summer, in 2025, I was an intern at Raytheon. I designed a bracket there that is flying now, and I learned how many people look at a drawing before anyone cuts metal. My GPA is 3.6.

This would be my first job where I can work on what I studied, and I would take it seriously. I learn fast, and I ask before I break things. I would like to show you the tracker and to hear which problems your team is working on this year.`,
  'first: data analyst': `My parents got their first mortgage from Statewide Credit Union, and I would like to start my working life there as a Data Analyst I.

I will finish my statistics degree at Ohio State in 2026. For 2 semesters I have been a research assistant in the econ department, where I cleaned 11 years of county housing data. Out of that work came a dashboard that I built in Power BI, and the city council used it in a hearing. I had to explain each number to people who had never seen the tables, which taught me more than the code did.

I write SQL and R, and I know Excel well. I was also a TA for intro stats with 60 students, so I have had some practice in clear writing and in saying the same thing a third way. When I write a report, I write the summary first.

What I like about your posting is that the dashboards are for branch managers. I want to make numbers that someone acts on the same day. I would be glad to show you the housing dashboard and talk about what your managers look at on a Monday.`,
  'first: apprentice plumber': `I would like to be your next apprentice at Mason & Daughters Plumbing. You are a family business with a good name in town, and I want to learn the trade from people who care about that.

I have helped my uncle on jobs for two summers, so I know what a long day under a sink is like. I soldered my first joint at 14, and I have liked the work ever since because you can see at once whether you did it right. I know the basic tools, and I carry what I am asked to carry.

I finish high school with my diploma in 2026, and I have perfect attendance. I have my driver license, so I can get to a site on my own in the morning. The math that I use most is measuring twice, and I am ready to learn the rest of it properly.

I am strong, I am on time, and I am not afraid of dirt. I would rather learn this with my hands than in a classroom. Could I come by the shop and work a day with you, so that you can see how I do?`,
  'first: cashier': `I shop at Corner Market, and now I would like to work there. I am applying for the cashier position on weekends.

I have not had a job in a store yet, but I have been babysitting for 2 years, and people have trusted me with what matters most to them. I sold 140 boxes of cookies for band, which was mostly talking to strangers and counting money without a mistake. I have never been late at school this year, and I would not be late for you.

I am good at math, so I think that I will learn the cash register quickly. I also speak Spanish, and I know that some of your customers would be glad of that. When the line is short I can help with stocking, because I know where most things are already.

I want to earn my own money and to learn how a store works. People tell me that I am friendly and reliable, and I like it when I can help someone find what they came for. Could I come in one day after school and talk with you?`,
  'change: teacher to designer': `Your onboarding course for nurses is the first one I have seen that lets people fail safely. I would like to help you make more like it, as an Instructional Designer at Brightside Learning.

I was a high school English teacher from 2014 to 2023. In that time I rewrote the 10th grade curriculum, which 11 teachers then used, and I coached 6 new teachers through their first year. When the school closed I built 24 online units in one summer. Some of them worked badly at first, so I watched where students stopped and changed those parts.

That is how I came to this field. I have been taking an Articulate course since last fall, and I work with Articulate Storyline and Canvas. Curriculum design and assessment design are what I did every week for nine years, so I know how to begin a storyboard with the question that a learner should be able to answer at the end. Adult learning is not so different: people listen when it is about them, and I know when learners stop listening.

I want to teach people I will never meet. I would enjoy working with your subject experts, and I would be glad to show you two of my units and to hear what you would change.`,
}
