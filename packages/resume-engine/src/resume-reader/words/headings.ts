import { fold } from '#engine/resume-reader/text.ts'

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'other'

/**
 * What headings of each kind are called. A heading is recognised when it consists of these words and of `fillers`
 * alone, so that each combination need not be listed. In scripts without spaces the whole heading is listed.
 */
const names: Record<SectionKind, string> = {
  contact: `contact contacts links websites online_profiles social_media kontakt kontaktdaten kontakty contacto contactos contatto contatti contato contatos contactgegevens coordonnees
persönliche persönliches personalien personalia personal_information personal_details personal_data personal_info personligt dane_osobowe datos_personales dati_personali
dados_pessoais informazioni_personali información_personal informações_pessoais informations_personnelles données_personnelles persoonlijke_gegevens personlige_oplysninger
osobní_údaje osobné_údaje személyes_adatok date_personale kişisel_bilgiler iletişim iletişim_bilgileri yhteystiedot henkilötiedot kontaktuppgifter personuppgifter kontaktinformation
контакты контактная личные_данные персональные_данные личная_информация контакти особисті_дані лични_данни лична_информация στοιχεία_επικοινωνίας επικοινωνία προσωπικά_στοιχεία
联系方式 联系信息 个人信息 基本信息 个人资料 聯絡方式 連絡先 個人情報 基本情報 연락처 인적사항 개인정보 معلومات_الاتصال معلومات_التواصل المعلومات_الشخصية بيانات_شخصية البيانات_الشخصية معلومات_شخصية
الاتصال פרטים_אישיים פרטי_קשר`,
  summary: `summary profile objective about about_me statement overview profil kurzprofil zusammenfassung profilo riepilogo perfil resumen resumo sommario
résumé synthèse objectif à_propos a_propos_de_moi qui_suis-je über_mich ziel objetivo sobre_mí sobre_mim sobre_mi acerca_de_mí chi_sono su_di_me obiettivo profiel samenvatting over_mij
podsumowanie profil_zawodowy o_mnie cel_zawodowy sammanfattning om_mig profiili yhteenveto sammendrag om_meg resumé om_mig shrnutí o_mně profil_osobní zhrnutie özet hakkımda kariyer_hedefi
profesyonel_özet összefoglaló bemutatkozás rezumat despre_mine обо_мне о_себе цель профиль про_себе про_мене резюме за_мен профил σχετικά_με_εμένα προφίλ περίληψη σύνοψη
个人简介 自我评价 个人总结 个人概述 求职意向 個人簡介 自我介紹 自己pr 職務要約 要約 プロフィール 概要 志望動機 자기소개 소개 요약 نبذة نبذة_عني نبذة_شخصية الملخص ملخص الملخص_المهني الهدف الهدف_الوظيفي الملف_الشخصي תקציר אודות`,
  work: `experience experiences employment career work_history job_history positions_held positions appointments professional_background
berufserfahrung berufserfahrungen arbeitserfahrung werdegang beruflicher berufspraxis berufstätigkeit praxiserfahrung anstellungen expérience expériences parcours_professionnel
carrière emplois experiencia experiencias trayectoria historial_laboral empleo esperienza esperienze carriera lavoro experiência experiências histórico_profissional
werkervaring loopbaan ervaring doświadczenie przebieg_kariery historia_zatrudnienia erfarenhet arbetslivserfarenhet arbetserfarenhet yrkeserfarenhet anställningar työkokemus työhistoria
arbeidserfaring yrkeserfaring erhvervserfaring arbejdserfaring pracovní_zkušenosti praxe pracovné_skúsenosti zkušenosti prax profesní_zkušenosti deneyim deneyimi deneyimler iş_deneyimi iş_tecrübesi iş_deneyimleri
mesleki_deneyim tapasztalat munkatapasztalat szakmai_tapasztalat experiență experiența experiență_profesională опыт опыт_работы трудовая_деятельность карьера досвід досвід_роботи опит трудов_стаж професионален_опит
εμπειρία επαγγελματική_εμπειρία εργασιακή_εμπειρία προϋπηρεσία 工作经历 工作经验 职业经历 工作履历 实习经历 工作經歷 工作經驗 職務経歴 職歴 職務経歴書 経歴 業務経歴 경력 경력사항 근무경력 업무경력
الخبرة_العملية الخبرات_العملية الخبرة_المهنية الخبرات_المهنية الخبرات الخبرة خبرات_العمل الخبرة_الوظيفية ניסיון_תעסוקתי ניסיון ניסיון_מקצועי`,
  education: `education educational studies academic_background academic_history academic_qualifications schooling degrees ausbildung studium bildung bildungsweg schulbildung hochschulbildung
schulischer akademischer formation formations études diplômes scolarité formación educación estudios formazione istruzione studi formação educação estudos escolaridade
opleiding opleidingen onderwijs wykształcenie edukacja utbildning utbildningar koulutus opinnot utdanning utdannelse uddannelse uddannelser vzdělání vzdelanie studium eğitim öğrenim eğitim_bilgileri
végzettség tanulmányok oktatás képzettség educație studii образование учёба обучение освіта навчання образование εκπαίδευση σπουδές 教育背景 教育经历 学历 教育經歷 學歷 学歴 教育 최종학력 학력 학력사항
التعليم المؤهلات المؤهلات_العلمية المؤهلات_الأكاديمية الدراسة التحصيل_العلمي التحصيل_الأكاديمي השכלה לימודים`,
  skills: `skills skill competencies competences competencies expertise strengths technologies tools abilities proficiencies toolbox kenntnisse fähigkeiten kompetenzen fertigkeiten edv-kenntnisse
it-kenntnisse fachkenntnisse stärken qualifikationen compétences savoir-faire atouts outils informatique habilidades competencias aptitudes conocimientos destrezas herramientas
competenze capacità abilità conoscenze competências habilidades conhecimentos vaardigheden competenties kennis umiejętności kompetencje kwalifikacje znajomość kompetenser färdigheter kunskaper taidot osaaminen
ferdigheter kompetanse kompetencer færdigheder dovednosti znalosti schopnosti zručnosti yetenekler beceriler yetkinlikler bilgisayar_bilgileri készségek képességek ismeretek kompetenciák competențe abilități aptitudini
навыки умения компетенции ключевые навички вміння компетенції умения δεξιότητες ικανότητες γνώσεις 技能 专业技能 技能特长 掌握技能 个人技能 專業技能 スキル 技術 活かせる経験 活かせるスキル 기술 보유기술 기술스택 핵심역량 스킬
المهارات مهارات المهارات_التقنية المهارات_الشخصية القدرات כישורים מיומנויות`,
  certifications: `certifications certification courses trainings certificates certificate licenses licences license credentials qualifications accreditations zertifikate zertifizierungen zertifizierung weiterbildung
weiterbildungen fortbildungen fortbildung bescheinigungen certificats habilitations certificaciones certificados acreditaciones cursos certificazioni certificati attestati corsi patenti certificações
certificaten certificering cursussen certyfikaty certyfikat kursy uprawnienia szkolenia certifikat certifieringar kurser sertifikaatit sertifikater kurs certifikater kurser certifikáty certifikace osvědčení kurzy sertifikalar sertifika kurslar tanúsítványok
certificări сертификаты сертификация курсы повышение_квалификации сертифікати курси сертификати курсове πιστοποιήσεις πιστοποιητικά σεμινάρια 证书 资格证书 证书资质 所获证书 證照 證書 資格 免許 資格・免許 免許・資格 保有資格 取得資格
자격증 자격사항 الشهادات شهادات الشهادات_المهنية الشهادات_والدورات الدورات الدورات_التدريبية تعودות הסמכות קורסים`,
  languages: `languages language sprachen sprachkenntnisse fremdsprachen langues idiomas idioma lenguas lingue línguas talen talenkennis języki języki_obce språk språkkunskaper kielet kielitaito sprog jazyky jazykové
diller dil yabancı_dil yabancı_diller nyelvek nyelvtudás nyelvismeret limbi limbi_străine языки знание_языков иностранные_языки владение_языками мови володіння_мовами знання_мов езици чужди_езици γλώσσες ξένες_γλώσσες
语言能力 语言 语言技能 語言能力 語学 語学力 言語 어학 어학능력 외국어 اللغات لغات שפות`,
  other: `interests hobbies hobby references referees publications projects awards honors honours achievements volunteering volunteer activities memberships affiliations patents interessen freizeit
referenzen publikationen projekte auszeichnungen ehrenamt engagement mitgliedschaften loisirs centres_d'intérêt intérêts références projets prix bénévolat intereses aficiones referencias publicaciones proyectos premios voluntariado
interessi referenze pubblicazioni progetti premi volontariato interesses referências publicações projetos prêmios voluntariado interesses hobby's referenties publicaties projecten vrijwilligerswerk nevenactiviteiten
zainteresowania hobby referencje projekty nagrody wolontariat intressen referenser uppdrag harrastukset suosittelijat interesser referanser referencer fritid zájmy koníčky reference záujmy ilgi_alanları hobiler referanslar projeler
hobbik érdeklődés referenciák hobby-uri interese referințe увлечения хобби интересы рекомендации проекты награды публикации достижения інтереси захоплення хобі рекомендації проєкти интереси награди ενδιαφέροντα χόμπι συστάσεις
兴趣爱好 项目经历 项目经验 荣誉奖项 获奖经历 校园经历 興趣 趣味 趣味・特技 特技 本人希望記入欄 취미 수상경력 프로젝트 الهوايات الاهتمامات المراجع المعرفون المشاريع الجوائز תחביבים המלצות`,
}

const fillerWords = `programming software clinical teaching research leadership management industry and & of the my in at & / + key core other relevant additional selected top recent current previous prior professional technical work working job personal general main special specialist
practical further academic training history background details information summary qualifications highlights areas it computer digital soft hard transferable driving driver's international voluntary
angaben daten informationen und der die das meine weitere berufliche beruflicher beruflich fachliche persönliche schulische akademische relevante zusätzliche sonstige it-
et de des du la le les mes mon professionnelle professionnelles professionnel professionnels académique académiques techniques technique clés linguistiques informatiques complémentaires personnelles
y e de del los las mi mis laboral laborales profesional profesionales académica académicos académicas complementaria técnicas informáticas lingüísticas personales clave
e di del della le mie lavorativa lavorative professionale professionali tecniche informatiche linguistiche personali scolastica accademica
e da do dos das minhas profissional profissionais acadêmica académica técnicas complementar linguísticas
en van mijn professionele relevante technische overige persoonlijke i oraz moje zawodowe zawodowa zawodowy dodatkowe kluczowe techniczne och mina övrig övriga tekniska ja og a
profesionálna odborná odborné profesní pracovní pracovné jazykové počítačové ve iş mesleki teknik yabancı bilgileri kişisel és szakmai munka nyelvi și profesională profesionale tehnice
и профессиональный профессиональные профессиональная профессиональный работы ключевые дополнительное дополнительная высшее владение основные технические иностранные та і професійний професійна професійні ключові додаткова
професионален професионални трудов допълнителна допълнителни και επαγγελματική επαγγελματικές εργασιακή ακαδημαϊκή τεχνικές ξένες κατάρτιση`

const split = (text: string) => text.split(/\s+/).map((name) => fold(name.replaceAll('_', ' ')))

/** Kinds by folded name; a name of several words is looked up as a whole before its words are. */
export const headingNames = new Map<string, SectionKind>(
  (Object.keys(names) as SectionKind[]).flatMap((kind) =>
    split(names[kind]).map((name): [string, SectionKind] => [name, kind]),
  ),
)

export const volunteeringWords = new Set(
  split('volunteering volunteer ehrenamt bénévolat voluntariado volontariato vrijwilligerswerk wolontariat'),
)

export const fillers = new Set(split(fillerWords))
