import { fold } from '#engine/resume-reader/text.ts'

/** Degrees that are followed by a subject, as patterns over folded text; longer ones first. */
const degrees = [
  String.raw`bachelor(?:'s)?(?: degree)?(?: of (?:applied arts|social work|general studies|health science|design|journalism|accounting|science|arts|engineering|laws|commerce|fine arts|business administration|education|technology|medicine|nursing|music|architecture|applied science))?(?: \((?:hons|honours|b\.?[a-z]+\.?)\)| with honours)?`,
  String.raw`master(?:'s)?(?: degree)?(?: of (?:public administration|public policy|library science|fine arts|applied science|accounting|finance|management|laws|music|design|theology|science|arts|engineering|laws|commerce|fine arts|business administration|education|technology|public health|philosophy|architecture|social work))?(?: \(m\.?[a-z]+\.?\))?`,
  String.raw`doctor(?:ate)?(?: of (?:philosophy|medicine|science|education|pharmacy|laws))?(?: degree)?`,
  String.raw`associate(?:'s)?(?: degree)?(?: of (?:science|arts|applied science))?`,
  String.raw`(?:b\.? ?sc|m\.? ?sc|b\.? ?a|m\.? ?a|b\.? ?eng|m\.? ?eng|ll\.? ?b|ll\.? ?m|b\.? ?ed|m\.? ?ed|b\.? ?tech|m\.? ?tech|b\.? ?com|m\.? ?phil|mba|ph\.? ?d|d\.? ?phil|b\.? ?s|m\.? ?s|beng|meng|bba|bfa|mfa|hnd|gcse|a-levels?|foundation degree|pgce|pgdip)\.?(?: \(hons\))?(?![\p{L}])`,
  String.raw`(?:high school|secondary school) diploma|ged|(?:gn|n)vq(?: level \d)?|hnc|btec(?: \p{L}+)?|diploma(?: of higher education)?|graduate certificate|higher national diploma|certificate`,
  String.raw`diplom-?(?:ingenieur|kaufmann|kauffrau|betriebswirt|informatiker)?(?:in)?(?: \((?:fh|univ\.?|ba|dh)\))?|staatsexamen|magister(?: artium)?|promotion|doktor|abitur|fachabitur|fachhochschulreife|allgemeine hochschulreife|mittlere reife|realschulabschluss|berufsausbildung|ausbildung(?: zum| zur)?|matura|meisterbrief|(?:eidg(?:enossisches|\.) )?fahigkeitszeugnis|lehrabschluss(?:prufung)?|gesellenbrief|gesellenprufung`,
  String.raw`licence(?: professionnelle)?|master(?: professionnel| recherche| 2| 1)?|mastere(?: specialise)?|diplome d'ingenieur|diplome d'etat(?: d'\p{L}+| de \p{L}+)?|diplome|doctorat|bts|dut|but|bac \+ ?\d|baccalaureat(?: \p{L}+)?|cap|bep|maitrise|deug|dess|classe preparatoire|dec|aec`,
  String.raw`grado(?: superior| medio)?(?: en)?|licenciatura|licenciad[oa]|ingenieria tecnica|tecnico superior|ciclo formativo(?: de grado superior| de grado medio)?|bachillerato|diplomatura|diplomad[oa]|maestria|doctorado|master(?: universitario)?|posgrado|postgrado|fp`,
  String.raw`laurea(?: triennale| magistrale| specialistica| vecchio ordinamento)?(?: a ciclo unico)?|diploma(?: di maturita| di laurea| tecnico)?|maturita(?: scientifica| classica| linguistica)?|dottorato(?: di ricerca)?|perito`,
  String.raw`bacharelado|bacharel|licenciatura|tecnologo|mestrado(?: integrado)?|doutorado|doutoramento|pos-graduacao|ensino medio|curso tecnico|graduacao|12\.? ?o ano`,
  String.raw`(?:hbo|wo|mbo)(?:[ -](?:bachelor|master|\d|niveau \d))*|vwo|havo|vmbo|propedeuse|doctorandus|drs\.?`,
  String.raw`magister(?: inzynier)?|mgr(?: inz\.?)?|inzynier|licencjat|studia (?:magisterskie|licencjackie|inzynierskie|podyplomowe)|matura|technik`,
  String.raw`\p{L}+examen|kandidatexamen|masterexamen|civilingenjorsexamen|civilingenjor|hogskoleingenjor|hogskoleexamen|gymnasieexamen|yrkeshogskoleexamen|magisterexamen|kandidat|filosofie kandidat|teknologie kandidat|larareexamen|lararexamen|sjukskoterskeexamen`,
  String.raw`maisteri|kandidaatti|ylioppilas|insinoori(?: \(amk\))?|diplomi-insinoori|tradenomi|filosofian maisteri|bachelorgrad|mastergrad|cand\.? ?\p{L}+\.?|siviliingenior|fagbrev|svendebrev|ammattitutkinto|perustutkinto`,
  String.raw`bakalar(?:ske studium)?|magistr|magisterske studium|inzenyr|maturita|bc\.|mgr\.|ing\.|lisans|on lisans|yuksek lisans|doktora|lise|alapkepzes|mesterkepzes|diplomas|erettsegi|licenta|masterat|bacalaureat|doktori`,
  String.raw`бакалавр(?:иат)?|магистр(?:атура)?|магистър|магістр|специалист|спеціаліст|аспирантура|кандидат (?:\p{L}+ ){0,2}наук|среднее специальное|высшее|диплом|інженер|бакалавърска степен|магистърска степен|инженер`,
  String.raw`πτυχιο(?: μηχανικου)?|μεταπτυχιακο(?: διπλωμα)?|διπλωμα|διδακτορικο|απολυτηριο(?: λυκειου)?|μεταπτυχιακο διπλωμα ειδικευσησ|μεταπτυχιακεσ σπουδεσ`,
  String.raw`بكالوريوس|ماجستير|دكتوراه|دبلوم(?: عالي)?|ليسانس|الثانوية العامة|اجازة|تواني ראשון|תואר (?:ראשון|שני)`,
]

export const degreeAtStart = new RegExp(String.raw`^(?:${degrees.join('|')})(?![\p{L}-])`, 'u')
export const degreeAnywhere = new RegExp(String.raw`(?<![\p{L}])(?:${degrees.join('|')})(?![\p{L}-])`, 'u')
export const degreeSigns = /[一-鿿ァ-ヶ]*(?:学士|硕士|博士|修士|學士|碩士|本科|大专|高中|研究生)|학사|석사|박사|卒業/u

export const degreeSignAtStart = /^(学士|硕士|博士|修士|學士|碩士|本科|大专|학사|석사|박사)[\s,:：，、（(·-]+([^)）]+)/u

const institutions = `university universities college school institute academy polytechnic conservatory faculty universität hochschule fachhochschule gymnasium akademie berufsschule realschule schule institut kolleg fakultät oberschule
université cégep école ecole lycée faculté institut iut académie conservatoire universidad instituto escuela colegio facultad academia politécnica universitat università politecnico liceo istituto scuola accademia ateneo
universidade faculdade escola instituto politécnico universiteit hogeschool school lyceum roc academie college uniwersytet politechnika akademia szkoła liceum technikum instytut wszechnica
universitet högskola gymnasium gymnasiet skola yliopisto ammattikorkeakoulu lukio koulu høgskole høyskole højskole skole univerzita vysoká gymnázium škola učení fakulta gymnazium üniversitesi üniversite lisesi fakültesi enstitüsü
egyetem főiskola gimnázium universitatea liceul facultatea colegiul sveučilište univerzitet университет институт академия колледж техникум школа училище лицей гимназия факультет університет інститут академія коледж ліцей гімназія
университет академия гимназия техникум πανεπιστήμιο πολυτεχνείο τει ιεκ σχολή λύκειο ινστιτούτο κολλέγιο ακαδημία αει جامعة الجامعة كلية معهد مدرسة أكاديمية ثانوية אוניברסיטת האוניברסיטה מכללת המכללה טכניון בית_ספר eth mit`

export const institutionWords = new Set(institutions.split(/\s+/).map(fold))
export const institutionEndings =
  'universitat hochschule schule gymnasium akademie universiteit hogeschool skola hogskola yliopisto koulu skole skolan skolen universitet kolleg universitetet hogskolan'.split(
    ' ',
  )
export const institutionSigns = /大学|大學|学院|學院|学校|學校|高校|高等学校|专科|대학교|대학|고등학교|学園/u

/** Words between a degree and its subject, folded. */
export const fieldLinks =
  /^(?:\s*(?:[,:：،，、·–—-]|\(|(?:in|of|en|em|de|di|d'|im|in der|für|fur|for|w zakresie|na kierunku|kierunek|kier\.|fachrichtung|studiengang|fach|schwerpunkt|major in|major|specialite|mention|option|specjalnosc|inom|i|oboru|obor|v oboru|по|по специальности|специальность|по направлению|зі спеціальності|за спеціальністю|спеціальність|з|στην|στη|στον|στο|στα|στισ|في|der|des|the|arts in|bolumu|specializarea|szak)(?=[\s:]))\s*)+/u
