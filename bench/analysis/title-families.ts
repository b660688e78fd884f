/** A family of occupations: the headlines of resumes and the titles of postings that belong to it, and the families near to it. */
export interface Family {
  resume: RegExp
  posting: RegExp
  near: string[]
}

const family = (resume: RegExp, posting: RegExp, ...near: string[]): Family => ({ resume, posting, near })

/** Headlines are compared in capitals. */
export const families: Record<string, Family> = {
  sales: family(
    /SALES (?!SUPPORT)|ACCOUNT EXECUTIVE|BUSINESS DEVELOPMENT|INSIDE ACCOUNT|^SALES/,
    /Sales (Rep|Consultant|Professional|Manager|Director|Trainee|Assistant)|Account Executive|Business Development|Inside Sales|Entry Level Sales|Account Manager|Outside Sales|Telemarket/,
    'service',
    'marketing',
    'retail',
  ),
  retail: family(
    /KEY ?HOLDER|SALES (ASSOCIATE|CLERK)|MERCHANDISER|APPAREL/,
    /Retail|Merchandiser|Promotional Staff|Sales Assistant|Baby Care/,
    'sales',
    'service',
  ),
  accounting: family(
    /ACCOUNTANT|CONTROLLER|BOOKKEEP|TAX EXAM/,
    /Accountant|Accounting|Bookkeeper|Controller|Payroll Tax/,
    'finance',
  ),
  finance: family(
    /FINANC(E|IAL) (MANAGER|ANALYST|DIRECTOR)|DIRECTOR OF FINANCE|OPERATIONS AND FINANCE|RISK/,
    /Financial Analyst|Finance Director|FP&A|VP\/Director of Finance|CFO|Finance Analyst|Client Finance|Risk (Analyst|Manage)/,
    'accounting',
  ),
  software: family(
    /SOFTWARE (ENGINEER|DEVELOPER)|\bDEVELOPER|PROGRAMMER|FULL.?STACK/,
    /(Software|Java|Rails|Python|Web|Scala|Backend|Back End|Front.?End|\.NET|C#|PHP|Full.?stack|Mobile|Android|API) .*(Engineer|Developer)|Backend Engineer|Software Engineer|Front End Developer/,
    'it',
    'data',
    'qa',
  ),
  it: family(
    /INFORMATION TECHNOLOGY|SYSTEM ADMIN|IT (SUPPORT|CONSULTANT|SPECIALIST|MANAGER)|NETWORK|DESKTOP|HELP ?DESK/,
    /System(s)? Administrator|Network|IT (Engineer|System|Rockstar|Consultant)|Help ?[Dd]esk|Service Desk|Technical Support|Desktop/,
    'software',
    'data',
  ),
  qa: family(
    /\bQA\b|QUALITY ASSURANCE/,
    /QA|Quality Assurance|(?<!Penetration )Tester|Test Engineer/,
    'software',
    'it',
  ),
  hr: family(/\bHR\b|HUMAN RESOURCE|RECRUIT/, /\bHR\b|Recruit|Talent|Global Payroll/, 'office'),
  marketing: family(
    /MARKETING|PUBLIC RELATIONS|SOCIAL MEDIA|MEDIA (CONSULTANT|SPECIAL)|COMMUNICATIONS|DIGITAL/,
    /Marketing|Social|Communications|Content Marketer|Media Planner/,
    'sales',
    'design',
  ),
  design: family(
    /GRAPHICS? DESIGN|^(?!.*(CAD|MECH|ARCHITECT|INTERIOR|FLORAL|KI.?CHEN|INFORMATION|CAPTAIN|MEN'S)).*DESIGNER|ART DIRECTOR|WEB DESIGN/,
    /Graphic|UX|UI |Visual|Art Director|Product Designer|Illustrator|Web U\.I/,
    'marketing',
    'software',
  ),
  service: family(
    /CUSTOMER SERVICE|CLIENT SERVICE|CALL CENTER|SERVICE REP|BPO|TELEPHONE|CUSTOMER/,
    /Customer (Serv|Supp)|Contact Center|Call Attendant|Support Representative|Guest Service/,
    'sales',
    'office',
    'retail',
  ),
  office: family(
    /ADMINISTRATIVE|OFFICE MANAGER|RECEPTION|SECRETARY|PROJECT ASSISTANT|PROGRAM ASSISTANT|EXECUTIVE ASSISTANT/,
    /Administrative|Executive Assistant|Office Manage|Receptionist|Data Entry|Procurement Assistant/,
    'service',
    'hr',
  ),
  teacher: family(/TEACHER/, /Teacher/),
  legal: family(/ATTORNEY|PARALEGAL|LEGAL|LAWYER/, /Attorney|Legal|Litigation|Contracts? Manage/),
  care: family(
    /NURSE|RN |PATIENT|MEDICAL|HEALTH|CLINICAL|THERAPIST|MDS/,
    /Nurse|RNs|Patient|Medical|Clinical|Caregiver|PCP|Pharmacist|Health/,
  ),
  construction: family(/CONSTRUCTION|ESTIMATOR|SUPERINTENDENT/, /Construction|Estimator|Facilities/, 'engineering'),
  engineering: family(
    /(MECHANICAL|CIVIL|PROCESS|ELECTRICAL|MANUFACTURING|PROJECT|DESIGN|QUALITY) ENGINEER|ENGINEERING (MANAGER|TECH)|MECHANICAL DESIGN|CAD/,
    /(Process|Design|Facilities|Electrical|Completion|Controls?|Systems) .*Engineer|Process Engineer|CAD|Manufacturing|Production Supervisor|CNC/,
    'construction',
  ),
  chef: family(/CHEF|COOK/, /Chef|Cook|Food Production/),
  fitness: family(/FITNESS|TRAINER|COACH|YOGA/, /Coach|Fitness|Trainer/),
  project: family(
    /PROJECT MANAGER|PROGRAM MANAGER|PMO|SCRUM/,
    /Project Manager|Program Manager|PMO|PROJECT MANAGER/,
    'product',
  ),
  data: family(
    /DATA|BUSINESS INTELLIGENCE|ANALYST - BUSINESS/,
    /Data (Scientist|Engineer|Analyst|Platform|Architect)|BI |Business Intelligence|Analytics/,
    'software',
    'it',
    'finance',
  ),
  banking: family(
    /BANK|TELLER|LOAN|UNDERWRIT/,
    /Loan|Bank|Underwriter|Mortgage|Branch Associate|Deposit/,
    'finance',
    'accounting',
  ),
  product: family(/PRODUCT MANAGEMENT|PRODUCT MANAGER/, /Product (Manager|Lead)|VP of Product/, 'project', 'marketing'),
  aviation: family(/AVIATION|AIRCRAFT|FLIGHT|PILOT/, /Airframe|Aviation/),
  arts: family(/ARTIST|MUSIC|DANCE/, /Head of Music/),
}

/** The titles that fit a category of resumes, and those near enough to leave them out of the unrelated ones. */
export const titlesByCategory: Record<string, [fitting: RegExp, near: RegExp]> = {
  HR: [/^(?:HR Manager|Global Payroll|Senior HR)/, /HCM|Payroll|HR /],
  Sales: [
    /Sales Representative|^Account Executive|Business Development Rep|Sales Manager/,
    /Sales|Account|Business Dev|Retail/,
  ],
  Advocate: [/Attorney|Legal Assistant/, /Legal|Contract|Compliance/],
  'Java Developer': [/Java Developer|Backend/, /Engineer|Developer|Software|Architect|Data|IT /],
  'Python Developer': [/Backend Engineer|API Developer/, /Engineer|Developer|Software|Architect|Data|IT /],
  'DotNet Developer': [/\.NET/, /Engineer|Developer|Software|Architect|Data|IT /],
  'Web Designing': [/Front-?\s?[Ee]nd|UX/, /Engineer|Developer|Design|Software|Web|Art/],
  'Data Science': [/Data Scientist/, /Data|Engineer|Analyst|Software|Developer|AI/],
  Database: [/DBA|Database/, /Data|Engineer|Software|Developer|IT |Systems/],
  'ETL Developer': [/Data Engineer|Data Platform/, /Data|Engineer|Software|Developer|Intelligence/],
  Hadoop: [/Data Engineer|Data Platform/, /Data|Engineer|Software|Developer|Intelligence/],
  'DevOps Engineer': [/DevOps/, /Engineer|Developer|Software|Systems|IT /],
  'Network Security Engineer': [/Application Security|Network and Systems/, /Engineer|Developer|Software|Systems|IT /],
  'Automation Testing': [/Tester/, /Quality|Engineer|Developer|Software|Test/],
  Testing: [/Tester/, /Quality|Engineer|Developer|Software|Test/],
  'Business Analyst': [/Business Analyst/, /Analyst|Consultant|Project|Product|Manager/],
  PMO: [/Project Manager|Program Manager/, /Project|Program|Manager|Analyst/],
  'Operations Manager': [/Operations Analyst|CSC Team Manager/, /Manager|Operations|Director|Support/],
  'Mechanical Engineer': [/Process Engineer|Manufacturing Manager/, /Engineer|Facilities|Manufactur|Energy/],
}
