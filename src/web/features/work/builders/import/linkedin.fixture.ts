import { strToU8, zipSync } from 'fflate'

/** An invented person's export: the headings are LinkedIn's. */
export const linkedInExport: Record<string, string> = {
  'Profile.csv': `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Noor,D'Arcy,,12 Secret Street,"Jan 1, 1990",Planner,"I plan routes.
I say ""no"" to empty miles, mostly.",Logistics,97201,"Portland, Oregon, United States",,"[PORTFOLIO:https://noor.example,OTHER:https://routes.example/noor]",
`,
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.test,Yes,No,1/1/20\nnoor@example.test,Yes,Yes,1/1/24\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n,5550104477,Mobile\n',
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
"Harbor, Freight & Söhne",Planner,"• Planned 40 trucks
• Cut empty miles",Portland,Mar 2021,
Mills,Clerk,,,2018,Feb 2021
`,
  'Education.csv': 'School Name,Start Date,End Date,Notes,Degree Name,Activities\n北京大学,2014,2018,,BSc,Chess\n',
  'Skills.csv': 'Name\nSQL\nC++\n"Route, load planning"\n',
  'Languages.csv': 'Name,Proficiency\nArabic,Native or bilingual proficiency\n',
  'Certifications.csv': 'Name,Url,Authority,Started On,Finished On,License Number\nCPIM,,APICS,Jan 2020,,77\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nAtlas,Maps,https://atlas.example,May 2020,Present\n',
  'Volunteering.csv': 'Company Name,Role,Cause,Started On,Finished On,Description\nKitchen,Cook,,Jan 2019,,\n',
  'Honors.csv': 'Title,Description,Issued On\nPlanner of the Year,,Jun 2022\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nOn Routes,"Jan 5, 2023",,Press,javascript:alert(1)\n',
  'Courses.csv': 'Name,Number\nStatistics,ST-101\n',
  'Organizations.csv': 'Name,Start Date,End Date,Position,Description\nGuild of Planners,2019,,Member,\n',
  'messages.csv': 'FROM,TO,CONTENT\nSomeone,Noor,private\n',
}

export const toZip = (files: Record<string, string>, folder = '') =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [folder + name, strToU8(text)])))
