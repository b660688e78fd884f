import { letterForm, resumeForm } from '#engine/model/forms.ts'

/** A form of the simple kind, all in its own fields. */
export const nurse = resumeForm.parse({
  fullName: 'Grace Adeyemi',
  email: 'grace.adeyemi@mail.example',
  phone: '(555) 204-7781',
  location: 'Bristol',
  company: 'Southmead Hospital',
  position: 'Staff Nurse',
  startDate: '2016-09',
  endDate: '',
  description: 'Care for 12 patients on an acute medical ward, giving medication and recording vital signs.',
  achievements: 'Reduced falls on the ward by 30% in one year\nMentored four newly qualified nurses',
  skills: 'medication rounds, wound care, phlebotomy, handover',
  education: 'BSc Nursing, University of the West of England, 2016',
  targetJob: 'Ward Manager',
  jobDescription:
    'Ward Manager with NMC registration, experience in ICU and budget control. Prescribing qualification.',
  certifications: ['Immediate Life Support'],
})

export const bookseller = letterForm.parse({
  personalInfo: { fullName: 'Jonas Weber', email: 'jonas@weber.example', phone: '+49 30 1234567', location: 'Berlin' },
  jobDetails: {
    companyName: 'Lantern Books',
    position: 'Shop Manager',
    jobDescription:
      'You will lead six booksellers, order stock with Bertline and plan readings. We want fluent Italian.',
    requirements: 'Retail management, stock control, event planning',
  },
  experience: {
    relevantExperience: 'I have sold books at Kiepert Buchhandlung since 2018 and order its children’s titles.',
    keyAchievements: 'Raised sales of children’s books by a quarter\nPlanned 24 readings with up to 80 guests',
    skills: 'stock control, event planning, customer advice',
  },
  motivation: {
    whyCompany: 'Lantern Books brings small presses to readers.',
    whyPosition: '',
    valueProposition: 'I know what families read.',
  },
})

export const russian = resumeForm.parse({
  fullName: 'Мария Соколова',
  email: 'maria@sokolova.example',
  skills: 'Excel, 1С, бюджетирование, английский язык',
  positions: [
    {
      company: 'Северный банк',
      position: 'Экономист',
      startDate: '2018-04',
      endDate: '2022-01',
      description: 'Готовила отчёты для 14 отделений.',
      achievements: 'Сократила срок подготовки бюджета с 10 до 6 дней',
    },
  ],
  educations: [
    { institution: 'Томский университет', degree: 'Бакалавр', fieldOfStudy: 'Экономика', graduationYear: '2018' },
  ],
})

export const arabic = resumeForm.parse({
  fullName: 'ليلى حداد',
  email: 'layla@haddad.example',
  skills: 'المحاسبة، إكسل، إعداد الميزانية',
  positions: [
    {
      company: 'شركة النور',
      position: 'محاسبة',
      startDate: '2017-01',
      endDate: '2021-06',
      description: 'إعداد التقارير المالية لخمسة فروع.',
      achievements: 'خفضت المصاريف بنسبة 15%',
    },
  ],
})

export const chinese = resumeForm.parse({
  fullName: '李娜',
  email: 'lina@example.test',
  skills: '库存管理, 数据分析, Excel',
  positions: [
    {
      company: '晨光贸易公司',
      position: '采购主管',
      startDate: '2016-03',
      endDate: '2020-08',
      description: '负责8家门店的采购与库存管理。',
      achievements: '采购成本降低12%\n带领6人团队',
    },
  ],
})

export const greek = resumeForm.parse({
  fullName: 'Ελένη Παππά',
  email: 'eleni@pappa.example',
  skills: 'Excel, εξυπηρέτηση πελατών',
  positions: [
    {
      company: 'Ξενοδοχείο Αιγαίο',
      position: 'Υπεύθυνη Υποδοχής',
      startDate: '2019-05',
      endDate: '2023-10',
      description: 'Συντονισμός 7 υπαλλήλων.',
      achievements: 'Αύξησα τις κρατήσεις κατά 18%',
    },
  ],
})
