import { fold } from '#engine/resume-reader/text.ts'

/** Words of job titles. */
const titles = `manager engineer developer director lead leader head chief officer analyst consultant assistant associate specialist coordinator supervisor administrator architect designer
programmer technician nurse teacher professor lecturer researcher scientist accountant auditor clerk secretary receptionist driver operator mechanic electrician plumber carpenter welder chef cook
waiter waitress barista bartender cashier salesperson seller sales representative agent advisor adviser executive president vice founder co-founder owner partner intern internship trainee apprentice
volunteer freelance freelancer editor writer journalist copywriter translator interpreter photographer producer artist lawyer attorney paralegal physician doctor surgeon dentist pharmacist therapist
psychologist counselor counsellor midwife paramedic veterinarian librarian curator recruiter buyer planner controller comptroller bookkeeper treasurer teller trader broker underwriter actuary
tester qa devops sysadmin webmaster strategist marketer planner tutor instructor trainer coach guard officer inspector surveyor foreman builder labourer laborer worker cleaner housekeeper
steward stewardess pilot captain sailor farmer gardener florist baker butcher tailor hairdresser stylist beautician principal dean fellow postdoc associate staff senior junior ceo cto cfo coo cio vp
caregiver carer nanny dispatcher estimator machinist scrum merchandiser storekeeper concierge host porter picker packer
leiter leiterin entwickler entwicklerin berater beraterin sachbearbeiter sachbearbeiterin mitarbeiter mitarbeiterin ingenieur ingenieurin techniker technikerin kaufmann kauffrau
buchhalter buchhalterin verkäufer verkäuferin lehrer lehrerin erzieher erzieherin pfleger pflegerin krankenschwester arzt ärztin assistenz assistentin referent referentin geschäftsführer geschäftsführerin
praktikant praktikantin praktikum werkstudent werkstudentin auszubildende auszubildender ausbildung azubi meister meisterin geselle fahrer fahrerin koch köchin schreiner elektriker elektroniker mechaniker
mechatroniker schlosser maler redakteur redakteurin übersetzer projektleiter projektleiterin teamleiter abteilungsleiter werkstudent gruppenleiter vorstand prokurist disponent lagerist fachkraft
ingénieur ingénieure développeur développeuse chef cheffe directeur directrice responsable chargé chargée assistant assistante conseiller conseillère technicien technicienne comptable
vendeur vendeuse infirmier infirmière enseignant enseignante professeur professeure avocat avocate médecin secrétaire rédacteur rédactrice graphiste stagiaire stage apprenti apprentie alternant alternante
gestionnaire coordinateur coordinatrice consultant consultante acheteur acheteuse attaché attachée cuisinier serveur serveuse mécanicien électricien chauffeur formateur formatrice éducateur éducatrice
ingeniero ingeniera desarrollador desarrolladora programador programadora director directora jefe jefa gerente responsable encargado encargada técnico técnica analista asesor asesora consultor consultora
administrativo administrativa auxiliar ayudante contable contador contadora vendedor vendedora comercial enfermero enfermera profesor profesora maestro maestra médico médica abogado abogada arquitecto arquitecta
diseñador diseñadora becario becaria prácticas coordinador coordinadora operario operaria cocinero cocinera camarero camarera dependiente dependienta conductor redactor redactora periodista traductora traductor
ingegnere sviluppatore sviluppatrice responsabile direttore direttrice addetto addetta impiegato impiegata contabile ragioniere tecnico consulente assistente venditore venditrice commessa commesso infermiere infermiera
insegnante docente medico avvocato architetto progettista grafico stagista tirocinante tirocinio coordinatore coordinatrice operaio cuoco cameriere cameriera segretaria capo analista programmatore
engenheiro engenheira desenvolvedor desenvolvedora programador gerente diretor diretora coordenador coordenadora analista assistente técnico técnica consultor vendedor vendedora enfermeiro enfermeira professor professora
advogado advogada arquiteto arquiteta contabilista contador estagiário estagiária estágio supervisor gestor gestora operador
ontwikkelaar leider adviseur medewerker medewerkster verkoper verkoopster verkoopleider vertegenwoordiger boekhouder leraar lerares docent verpleegkundige arts jurist hoofd directeur stagiair stagiaire beheerder
monteur chauffeur kok ober kapper planner ontwerper projectleider teamleider accountmanager begeleider
inżynier programista programistka kierownik kierowniczka specjalista specjalistka dyrektor dyrektorka asystent asystentka księgowy księgowa sprzedawca sprzedawczyni nauczyciel nauczycielka pielęgniarka lekarz lekarka prawnik
prawniczka technik kierowca kucharz stażysta stażystka praktykant koordynator koordynatorka doradca analityk projektant mechanik elektryk magazynier referent przedstawiciel
ingenjör utvecklare chef ledare projektledare säljare lärare sjuksköterska läkare konsult assistent handläggare tekniker ekonom redovisningsekonom praktikant samordnare butikssäljare undersköterska
insinööri kehittäjä päällikkö johtaja myyjä opettaja sairaanhoitaja asiantuntija harjoittelija suunnittelija ingeniør utvikler udvikler leder sælger selger lærer sykepleier sygeplejerske konsulent rådgiver
inženýr inženýrka vývojář vývojářka vedoucí manažer manažerka ředitel ředitelka asistent asistentka účetní prodavač prodavačka učitel učitelka sestra lékař lékařka technik specialista specialistka analytik konzultant stážista projektant
mühendis mühendisi yönetici yöneticisi müdür müdürü uzman uzmanı sorumlu sorumlusu asistan asistanı geliştirici geliştiricisi öğretmen öğretmeni hemşire doktor avukat muhasebeci muhasebe danışman danışmanı stajyer teknisyen satış temsilci temsilcisi tasarımcı tasarımcısı koordinatör koordinatörü
mérnök fejlesztő vezető igazgató tanár ápoló orvos ügyvéd könyvelő asszisztens értékesítő gyakornok elemző tanácsadó inginer dezvoltator manager contabil profesor medic avocat asistent vânzător consultant
инженер разработчик программист менеджер директор руководитель начальник заместитель специалист бухгалтер экономист аналитик консультант ассистент помощник секретарь администратор продавец кассир водитель учитель преподаватель
воспитатель врач медсестра юрист архитектор дизайнер техник механик электрик стажёр стажер практикант координатор редактор журналист переводчик оператор логист маркетолог тестировщик повар официант мастер лаборант главный ведущий старший младший
інженер розробник розробниця програміст програмістка керівник керівниця начальник спеціаліст спеціалістка фахівець бухгалтер бухгалтерка економіст аналітик аналітикиня консультант помічник адміністратор вчитель вчителька викладач викладачка лікар лікарка медсестра
юрист юристка стажер стажерка перекладач менеджерка дизайнерка тестувальник редакторка ръководител управител специалист счетоводител учител лекар стажант сътрудник асистент програмист мениджър
μηχανικός προγραμματιστής προγραμματίστρια διευθυντής διευθύντρια υπεύθυνος υπεύθυνη σύμβουλος λογιστής λογίστρια βοηθός καθηγητής καθηγήτρια δάσκαλος δασκάλα νοσηλευτής νοσηλεύτρια γιατρός δικηγόρος αρχιτέκτονας
πωλητής πωλήτρια υπάλληλος γραμματέας αναλυτής αναλύτρια τεχνικός σχεδιαστής σχεδιάστρια ασκούμενος ασκούμενη συντονιστής συντονίστρια προϊστάμενος προϊσταμένη στέλεχος
مهندس مهندسة مدير مديرة محاسب محاسبة مطور مطورة مبرمج مبرمجة معلم معلمة مدرس مدرسة طبيب طبيبة ممرض ممرضة صيدلي صيدلانية محام محامي محامية مساعد مساعدة مشرف مشرفة منسق منسقة مستشار مستشارة أخصائي أخصائية اختصاصي اختصاصية
محلل محللة مصمم مصممة مترجم مترجمة كاتب كاتبة سكرتير سكرتيرة موظف موظفة فني فنية متدرب متدربة رئيس رئيسة مسؤول مسؤولة باحث باحثة أستاذ أستاذة مندوب مندوبة סטודנט מהנדס מהנדסת מנהל מנהלת מפתח מפתחת מורה אחות רופא יועץ יועצת`

export const titleWords = new Set(titles.split(/\s+/).map(fold))

/** Ends of compounds, in the languages that write them as one word. */
export const titleEndings =
  'leiter|leiterin|entwickler|entwicklerin|berater|beraterin|ingenieur|ingenieurin|techniker|technikerin|mitarbeiter|mitarbeiterin|kaufmann|kauffrau|pfleger|pflegerin|lehrer|lehrerin|manager|managerin|verkäufer|verkäuferin|assistent|assistentin|mechaniker|elektroniker|führer|führerin|arbeiter|arbeiterin|meister|meisterin|redakteur|redakteurin|fahrer|fahrerin|helfer|helferin|schwester|arzt|ärztin|forscher|forscherin|planer|planerin|prüfer|prüferin|leider|medewerker|adviseur|ontwikkelaar|beheerder|verpleegkundige|ledare|utvecklare|ingenjör|säljare|lärare|sköterska|chef|tekniker|konsult|päällikkö|insinööri|johtaja|asiantuntija|suunnittelija|utvikler|leder|konsulent|vezető|mérnök|fejlesztő'
    .split('|')
    .map(fold)

/** What titles end with or contain in scripts without spaces. */
export const titleSigns =
  /经理|工程师|主管|总监|助理|专员|顾问|设计师|分析师|教师|老师|会计|护士|医生|医师|律师|实习生|主任|编辑|翻译|程序员|开发|架构师|销售|代表|经纪|司机|厨师|總監|工程師|經理|設計師|助理|エンジニア|マネージャー|主任|課長|部長|係長|リーダー|ディレクター|デザイナー|プログラマー|担当|営業|事務|店長|教師|講師|看護師|医師|弁護士|秘書|アシスタント|コンサルタント|開発|研究員|技術者|スタッフ|엔지니어|매니저|팀장|과장|대리|사원|부장|개발자|디자이너|연구원|간호사|교사|인턴|담당|컨설턴트|기획자|마케터/u

/** The legal forms of firms; they stand at the end of a name, in some countries at its start. */
export const legalForms =
  /(?:^|[\s,(«"„“])(?:gmbh(?: & co\.? ?kg)?|ag|kg|ohg|ug|e\.\s?v\.|e\.\s?k\.|se|inc|llc|llp|ltd|limited|plc|corp|corporation|co|company|pty|pvt|s\.?\s?a\.?|s\.?a\.?s|sas|sasu|sarl|s\.à r\.l|eurl|s\.?\s?l\.?u?|s\.?r\.?l\.?s?|s\.?p\.?a|s\.?n\.?c|lda|ltda|eireli|b\.?\s?v|n\.?\s?v|v\.?o\.?f|sp\. ?z ?o\. ?o|sp\. ?j|s\.?a|ab|hb|oy|oyj|as|asa|aps|a\/s|s\.? ?r\.? ?o|a\. ?s|k\. ?s|kft|zrt|nyrt|bt|s\.?r\.?l|d\.?o\.?o|a\.?ş|ltd\.? ?şti|ооо|оао|зао|пао|ао|ип|нао|тов|тзов|пат|прат|фоп|еоод|оод|ад|ет|α\.?\s?ε|ε\.?π\.?ε|ο\.?ε|ι\.?κ\.?ε|μ\.?επε)(?:\.|(?=[\s,)»"“”]|$))/iu

/** What firms and offices are called in scripts without spaces, or by quotation. */
export const companySigns =
  /株式会社|有限会社|合同会社|公司|集团|集團|事务所|事務所|病院|医院|大学|大學|銀行|银行|製作所|工場|商店|商事|研究所|协会|協会|學校|学校|주식회사|\(주\)|㈜|병원|은행|그룹|전자|«.+»|„.+[“”]/u

const organisations = `group holding hospital clinic bank university college school institute agency ministry department studio studios labs laboratory laboratories foundation association council trust partners solutions
systems services technologies technology software industries logistics consulting associates media press publishing hotel restaurant café pharmacy insurance airlines airways motors stores store supermarket market works centre center daycare nursery kindergarten academy farm garage brewery winery theatre museum library church charity society federation union authority services freight lines shipping bakery salon
klinik klinikum krankenhaus stadtwerke sparkasse universität hochschule verlag werke gruppe verein amt behörde stiftung institut praxis apotheke bäckerei autohaus kanzlei söhne gebrüder versicherung
société groupe banque hôpital clinique université école lycée mairie cabinet agence éditions laboratoire laboratoires papeteries établissements ets maison boulangerie fondation restaurant hôtel librairie pharmacie garage crèche association mutuelle
sociedad grupo banco clínica universidad colegio ayuntamiento agencia editorial talleres hospital farmacia fundación hermanos bodegas cooperativa
società gruppo banca ospedale clinica università scuola comune agenzia studio fratelli officine cooperativa farmacia azienda
empresa grupo hospital universidade escola prefeitura câmara agência irmãos construtora
groep ziekenhuis gemeente stichting handel handelsonderneming bureau bakkerij technologie
grupa bank szpital uniwersytet urząd fundacja hurtownia zakład zakłady biuro spółka przedsiębiorstwo
sjukhus kommun skola högskola universitet sjukhuset bolaget nemocnice škola univerzita úřad banka závody hastanesi hastane okulu okul üniversitesi belediyesi bankası holding şirketi kórház iskola egyetem spital
завод банк больница университет школа институт компания группа холдинг фирма фабрика комбинат агентство министерство лікарня школа університет компанія фірма група завод болница училище фирма
νοσοκομείο πανεπιστήμιο σχολείο τράπεζα όμιλος εταιρεία δήμος υπουργείο συστήματα τεχνολογίες
شركة مؤسسة مجموعة مستشفى بنك جامعة مدرسة وزارة مكتب معهد مصنع بلدية جمعية مركز חברת בית`

export const organisationWords = new Set(organisations.split(/\s+/).map(fold))
