import { asianSamples } from './asian-samples.ts'
import type { Sample } from './sample.ts'

/** One person for each script that the fonts cover. */
export const samples: Record<string, Sample> = {
  latin: {
    name: 'Maya Okafor',
    title: 'Senior Supply Chain Analyst',
    contact: 'maya.okafor@example.test | (503) 555-0148 | Portland, OR | linkedin.com/in/mayaokafor',
    headings: ['SUMMARY', 'SKILLS', 'EXPERIENCE', 'EDUCATION', 'CERTIFICATIONS'],
    summary:
      'Supply chain analyst with seven years in consumer goods and outdoor retail. I turn warehouse data into forecasts and stock policies that planners use.',
    skills: [
      'Programming: SQL, Python',
      'Tools: Excel, Tableau, Power BI, SAP S/4HANA',
      'Other: demand forecasting, S&OP, safety stock',
    ],
    jobs: [
      {
        title: 'Supply Chain Analyst II',
        company: 'Columbia River Outfitters',
        dates: 'Mar 2021 - Present',
        bullets: [
          'Own the demand forecast for 320 SKUs in retail and online channels',
          'Cut stockouts 31% in one year by replacing fixed reorder points with service-level based safety stock',
          'Automated 14 weekly reports in Python and SQL, saving the team about 11 hours a week',
        ],
      },
      {
        title: 'Inventory Analyst',
        company: 'Harvest Moon Foods',
        dates: 'Jun 2018 - Feb 2021',
        bullets: [
          'Reduced excess inventory by $1.2M by working with 18 suppliers on lead times',
          'Improved inventory record accuracy from 93.5% to 99.1%',
        ],
      },
    ],
    school: 'B.S. in Supply Chain Management | Portland State University | 2016',
    certificates: ['APICS CPIM, 2020', 'Lean Six Sigma Green Belt, 2019'],
    letter: [
      'November 22, 2026',
      'Hiring Manager\nHarbor Freightways',
      'Subject: Application for the Logistics Coordinator position',
      'Dear Hiring Manager,',
      'I would like to be your next Logistics Coordinator. For seven years I have planned stock and routes for outdoor retail, and I enjoy the moment when a plan meets a loading dock.',
      'At Columbia River Outfitters I cut stockouts by 31% in one year and automated 14 weekly reports, which saves the team about 11 hours a week. Your posting asks for route planning in Excel and SQL. I have used both every working day since 2018.',
      'I would be glad to tell you more. Thank you for your time.',
      'Sincerely,\nMaya Okafor',
    ],
  },
  cyrillic: {
    name: 'Анна Ёлкина',
    title: 'Старший инженер',
    contact: 'anna.elkina@example.test | +7 495 123 45 67 | Москва',
    headings: ['О СЕБЕ', 'НАВЫКИ', 'ОПЫТ РАБОТЫ', 'ОБРАЗОВАНИЕ', 'СЕРТИФИКАТЫ'],
    summary: 'Инженер с восьмилетним опытом проектирования мостов и руководства небольшими группами.',
    skills: ['Программы: AutoCAD, Revit, Python', 'Языки: русский, английский', 'Прочее: сметы, надзор'],
    jobs: [
      {
        title: 'Старший инженер',
        company: 'АО Северный мост',
        dates: 'Март 2021 - настоящее время',
        bullets: [
          'Руководила командой из 9 человек и сократила расходы на 12%',
          'Написала справочник для трёх отделов',
        ],
      },
      {
        title: 'Инженер',
        company: 'ООО Рассвет',
        dates: 'Июнь 2017 - Февраль 2021',
        bullets: ['Рассчитала несущие конструкции четырёх пешеходных мостов'],
      },
    ],
    school: 'Магистр строительства | МГСУ | 2017',
    certificates: ['Охрана труда, 2022', 'Revit Professional, 2020'],
    letter: [
      '22 ноября 2026 г.',
      'АО Северный мост',
      'Тема: Вакансия старшего инженера',
      'Уважаемые дамы и господа!',
      'Прошу рассмотреть мою кандидатуру на должность старшего инженера. Восемь лет я проектирую мосты и руковожу небольшими группами.',
      'С уважением,\nАнна Ёлкина',
    ],
  },
  greek: {
    name: 'Ελένη Παπαδοπούλου',
    title: 'Αναλύτρια δεδομένων',
    contact: 'eleni@example.test | +30 21 0123 4567 | Αθήνα',
    headings: ['Περίληψη', 'Δεξιότητες', 'Επαγγελματική εμπειρία', 'Εκπαίδευση', 'Πιστοποιήσεις'],
    summary: 'Αναλύτρια δεδομένων με έξι χρόνια εμπειρίας στο λιανικό εμπόριο και στη ναυτιλία.',
    skills: ['Γλώσσες: Python, SQL', 'Εργαλεία: Excel, Tableau', 'Άλλα: στατιστική, προβλέψεις'],
    jobs: [
      {
        title: 'Αναλύτρια δεδομένων',
        company: 'Αιγαίο Ναυτιλιακή',
        dates: 'Μάρτιος 2021 - σήμερα',
        bullets: ['Μείωσα τον χρόνο αναφορών κατά 40%', 'Εκπαίδευσα τέσσερις νέους συναδέλφους'],
      },
    ],
    school: 'Πτυχίο Στατιστικής | Οικονομικό Πανεπιστήμιο Αθηνών | 2018',
    certificates: ['Tableau Desktop, 2022', 'Scrum, 2021'],
    letter: [
      '22 Νοεμβρίου 2026',
      'Αιγαίο Ναυτιλιακή',
      'Θέμα: Θέση αναλύτριας δεδομένων',
      'Αξιότιμοι κύριοι,',
      'Σας υποβάλλω την υποψηφιότητά μου για τη θέση της αναλύτριας δεδομένων. Εργάζομαι έξι χρόνια με δεδομένα πωλήσεων και δρομολογίων.',
      'Με εκτίμηση,\nΕλένη Παπαδοπούλου',
    ],
  },
  arabic: {
    name: 'ليلى حداد',
    title: 'مهندسة برمجيات',
    contact: 'layla@example.test | +971 50 123 4567 | دبي',
    headings: ['الملخص', 'المهارات', 'الخبرة العملية', 'التعليم', 'الشهادات'],
    summary: 'مهندسة برمجيات لديها ثماني سنوات من الخبرة في بناء خدمات الدفع وقواعد البيانات.',
    skills: ['اللغات: Java, SQL', 'الأدوات: Docker, Git', 'أخرى: إدارة المشاريع'],
    jobs: [
      {
        title: 'مهندسة برمجيات',
        company: 'شركة النور للتقنية',
        dates: 'مارس 2021 - حتى الآن',
        bullets: ['قدت فريقا من 9 مهندسين وقللت زمن الاستجابة بنسبة 40%', 'بنيت خدمات بلغة Java وقواعد بيانات'],
      },
      {
        title: 'مبرمجة',
        company: 'بنك الخليج',
        dates: 'يونيو 2017 - فبراير 2021',
        bullets: ['أعددت نظام التقارير للمجموعة'],
      },
    ],
    school: 'بكالوريوس علوم الحاسوب | جامعة دبي | 2017',
    certificates: ['شهادة إدارة المشاريع, 2020', 'AWS Developer, 2021'],
    letter: [
      '22 نوفمبر 2026',
      'شركة النور للتقنية',
      'الموضوع: وظيفة مهندسة برمجيات',
      'السادة المحترمون،',
      'أتقدم بطلبي لوظيفة مهندسة برمجيات. عملت ثماني سنوات في بناء خدمات الدفع بلغة Java.',
      'مع خالص التحية،\nليلى حداد',
    ],
  },
  hebrew: {
    name: 'נועה לוי',
    title: 'מהנדסת תוכנה',
    contact: 'noa@example.test | +972 52 123 4567 | תל אביב',
    headings: ['תקציר', 'כישורים', 'ניסיון תעסוקתי', 'השכלה', 'הסמכות'],
    summary: 'מהנדסת תוכנה עם שמונה שנות ניסיון בבניית מערכות תשלומים ובהובלת צוותים.',
    skills: ['שפות: Java, SQL', 'כלים: Docker, Git', 'נוסף: ניהול פרויקטים'],
    jobs: [
      {
        title: 'מהנדסת תוכנה',
        company: 'אלקטרה מערכות',
        dates: 'מרץ 2021 - היום',
        bullets: ['הובלתי צוות של 9 מהנדסים', 'בניתי מערכת חדשה עם Java בתוך שנה'],
      },
    ],
    school: 'תואר ראשון במדעי המחשב | אוניברסיטת תל אביב | 2017',
    certificates: ['ניהול פרויקטים, 2020', 'AWS Developer, 2021'],
    letter: [
      '22 בנובמבר 2026',
      'אלקטרה מערכות',
      'נושא: משרת מהנדסת תוכנה',
      'שלום רב,',
      'אני מגישה מועמדות למשרת מהנדסת תוכנה. שמונה שנים אני בונה מערכות תשלומים ב-Java.',
      'בברכה,\nנועה לוי',
    ],
  },
  ...asianSamples,
}
