import type { HeldForm } from './held-form.fixture.ts'

export const thirdOccupations: Record<string, HeldForm> = {
  'veterinary technician': {
    name: 'Brooke Sandoval',
    company: 'Cottonwood Animal Hospital',
    position: 'Veterinary Technician',
    posting:
      'Cottonwood Animal Hospital is hiring a Veterinary Technician. LVT license, anesthesia monitoring, dental cleanings, radiographs, client education, Cornerstone. 4-day weeks.',
    relevant:
      'LVT at Mesa Vista Pet Clinic since 2019, 3-doctor practice, lots of dentals. Kennel assistant at the county shelter 2016-2019.',
    achievements:
      'monitored anesthesia on 900+ surgeries\nset up the dental recall list, dentals up 30%\ntrained 4 assistants\nfear free certified',
    skills: 'anesthesia monitoring, radiographs, dental cleanings, Cornerstone, Spanish',
    whyCompany: 'You stayed open late for my own dog the night he ate the raisins.',
    whyPosition: 'more surgery',
    value: 'I talk to the animal first and the owner second, and both calm down.',
  },
  welder: {
    name: 'Travis Oakley',
    company: 'Delta Marine Fabrication',
    position: 'Pipe Welder',
    posting:
      'Delta Marine Fabrication needs Pipe Welders, 6G certified, TIG and stick, carbon and stainless, read isometrics, shipyard experience a plus, pass X-ray test.',
    relevant: 'pipe welder 9 yrs, last 5 at Bollinger shipyard. Before that structural at Gulf Steel Erectors',
    achievements:
      'X-ray reject rate under 1%\n6G TIG + stick, carbon and stainless\nfitter when they are short\n4 years no recordable',
    skills: '6G, TIG, stick, isometrics, rigging, forklift',
    whyCompany: 'guys I trust work there',
    whyPosition: 'I want to weld pipe every day, not grind and wait.',
    value: 'show up. weld. clean up',
  },
  'flight attendant': {
    name: 'Camille Beaumont',
    company: 'Cascade Air',
    position: 'Lead Flight Attendant',
    posting:
      'Cascade Air is looking for Lead Flight Attendants based in Seattle: safety briefings, crew leadership, service recovery, CPR/AED, second language a plus.',
    relevant:
      'Flight Attendant, Horizon Regional, March 2018 - present. I fly about 85 hours a month on Embraer 175s.\nServer at Le Pichet 2014 - 2018',
    achievements:
      'Handled 3 medical emergencies in flight, all three passengers recovered\npurser on one in four flights\nCommended in 41 passenger letters\nMentored 12 new hires in their first month',
    skills: 'CPR/AED, crew leadership, French, service recovery',
    whyCompany: 'Your crews look like they like each other.',
    whyPosition: 'I want to lead a crew and not only fill in as one who does.',
    value: 'calm, quick, kind',
  },
  architect: {
    name: 'Nikhil Rao-Petersen',
    company: 'Stillwater Studio',
    position: 'Project Architect',
    posting:
      'Stillwater Studio seeks a Project Architect. Licensed architect, Revit, K-12 schools, construction administration, consultant coordination, sustainable design (LEED), client presentations.',
    relevant:
      'Job captain then Project Architect at Bennet Marsh Architects, 2016-2025, mostly libraries and schools. M.Arch, University of Oregon, 2015. Licensed in Oregon since 2019.',
    achievements:
      'Led the $31M Alder Grove Elementary from schematic design to occupancy\nchange orders on my last two projects under 2%\nbuilt the office Revit template, 34 people use it\nOne AIA Oregon merit award',
    skills: 'Revit, construction administration, LEED, consultant coordination, Enscape',
    whyCompany: 'I have walked through your Fern Hill school twice, and the second time I brought my daughter.',
    whyPosition: 'Schools only.',
    value: 'I answer RFIs the day they come in.',
  },
  'insurance underwriter': {
    name: 'Denise Alvarado-Kim',
    company: 'Granite Peak Insurance',
    position: 'Commercial Underwriter II',
    posting:
      'Granite Peak Insurance: Commercial Underwriter II. Middle market property and casualty, broker relationships, pricing, loss ratio, CPCU a plus, authority up to $5M.',
    relevant:
      'Commercial underwriter - Harbor Mutual - 2018 to 2025 - contractors and light manufacturing. Underwriting assistant for 2 years before that.',
    achievements:
      'loss ratio 52% on a $14M book over 5 years\ngrew the book from $6M to $14M\nretention 91%\nCPCU 2022',
    skills: 'property and casualty, pricing, broker relationships, CPCU, Excel',
    whyCompany: 'Brokers tell me you decline within a day and say why.',
    whyPosition: 'bigger authority, harder accounts',
    value: 'I go and look at the building.',
  },
  'pastry chef': {
    name: 'Ines Carvalho',
    company: 'Bluebell Bakery',
    position: 'Head Baker',
    posting:
      'Bluebell Bakery needs a Head Baker: laminated doughs, sourdough, overnight shift, team of 5, ordering, food cost, allergens.',
    relevant: 'Pastry cook, Hotel Marais 2017-2020; sous pastry chef, Maison Lune since 2020. school: Johnson & Wales',
    achievements:
      'croissants: 400 a day, all sold by ten\nwaste 11% → 4%\nwrote the allergen sheet\nhired and trained 6 bakers',
    skills: 'laminated doughs, sourdough, ordering, allergens, Portuguese',
    whyCompany: 'I line up at Bluebell on my day off.',
    whyPosition: 'Bread, not plated desserts.',
    value: 'early, tidy, loud music',
  },
  paramedic: {
    name: 'Aaron Whitlock',
    company: 'Kestrel County EMS',
    position: 'Field Training Officer',
    posting:
      'Kestrel County EMS: Field Training Officer. Paramedic license, 5+ years 911 experience, ACLS, PALS, documentation, teaching, evaluate trainees.',
    relevant:
      'Paramedic, Lincoln Fire & Rescue (2015-present), busy downtown engine, about 2,800 runs a year. EMT at AMR 2012-2015.',
    achievements:
      'Precepted 23 paramedic students, 22 passed on the first try\nWrote the pediatric dosing card that hangs in every rig\ncardiac arrest saves: 14\nLife Saving Medal 2021',
    skills: 'ACLS, PALS, PHTLS instructor, documentation',
    whyCompany: 'You let trainees make the call before you correct them.',
    whyPosition: 'Teaching is the part of the job I think about on the way home.',
    value: 'I debrief every call, including the ones that went well.',
  },
  translator: {
    name: 'Yevgenia Morozova',
    company: 'Lexicon Medical',
    position: 'Senior Medical Translator',
    posting:
      'Lexicon Medical seeks a Senior Medical Translator (Russian, Ukrainian to English). Clinical trials, informed consent, Trados, ATA certification, quality review.',
    relevant:
      'I have translated clinical trial documents for eleven years, first in Kyiv and since 2019 in Boston. Staff translator at TransPharma 2019-2024, freelance now.',
    achievements:
      '4.2 million words delivered\nI found a dosage error in a source document before the trial began.\nATA certified Russian > English\nreviewed the work of 6 translators',
    skills: 'Trados, memoQ, informed consent, clinical trials, Ukrainian, Russian',
    whyCompany: 'You pay for a second pair of eyes on every consent form, and patients should have that.',
    whyPosition: '',
    value: 'I ask the author instead of guessing.',
  },
  'call center (slots)': {
    name: 'Jamal Peterson',
    company: 'Brightline Energy',
    position: 'Customer Service Team Leader',
    posting:
      'Brightline Energy: Customer Service Team Leader for a team of 14. Coaching, call quality, escalations, workforce planning, Genesys, utilities experience preferred.',
    positions: [
      {
        position: 'Senior Customer Service Agent',
        place: '',
        company: 'Piedmont Gas',
        startDate: '2021-02',
        endDate: '',
        description: 'Take escalated calls\nCoach 5 new agents a quarter',
        achievements: 'First call resolution from 71% to 84%\nWrote the outage script that all 60 agents use',
      },
      {
        position: 'Customer Service Agent',
        place: '',
        company: 'Carolina Cable',
        startDate: '2018-06',
        endDate: '2021-01',
        description: 'Answered 70 calls a day',
        achievements: 'Retained 38% of customers who called to cancel',
      },
    ],
    skills: 'Genesys, coaching, escalations, workforce planning',
    whyCompany: 'Brightline sends the same crew back until the lights are on.',
    whyPosition: 'I already do half of a team leader’s job and I would like to do the rest.',
    value: 'People call me when they are angry and hang up when they are not.',
  },
  'purchasing manager (slots)': {
    name: 'Ingrid Halvorsen',
    company: 'Fjord Outdoor',
    position: 'Purchasing Manager',
    posting:
      'Fjord Outdoor seeks a Purchasing Manager. Supplier negotiation, SAP, lead times, cost reduction, textiles, team of 4, travel to Asia.',
    positions: [
      {
        position: 'Senior Buyer',
        place: '',
        company: 'Northwall Apparel',
        startDate: '2017-09',
        endDate: '2025-03',
        description: '',
        achievements:
          'Negotiated $2.3M of savings over four seasons\nCut lead times from 16 weeks to 11\nMoved 30% of volume out of a single factory',
      },
      {
        position: 'Buyer',
        place: '',
        company: 'Trekline',
        startDate: '2013-01',
        endDate: '2017-08',
        description: 'Trims and zippers, 120 suppliers',
        achievements: '',
      },
    ],
    achievements: 'speak enough Mandarin to be told the truth at dinner',
    skills: 'SAP, supplier negotiation, textiles, Mandarin, Norwegian',
    whyCompany: 'Your repair program is the reason I still own your first jacket.',
    whyPosition: '',
    value: 'I visit the mill before I sign.',
  },
}
