import { fold } from '#engine/resume-reader/text.ts'

const labels = {
  name: 'name|full name|first name(s) / surname(s)|surname(s) / first name(s)|first name / surname|surname / first name|nome / cognome|nome/cognome|cognome / nome|cognome e nome|nom / prénom|nom, prénom|apellido(s) / nombre(s)|nachname(n) / vorname(n)|nazwisko i imię|vor- und nachname|nachname, vorname|nom|nom et prénom|nombre|nombre completo|nome|nome completo|nome e cognome|naam|imię i nazwisko|namn|nimi|navn|jméno|meno|ad soyad|adı soyadı|név|nume|фио|ф.и.о|имя|піб|име|ονοματεπώνυμο|όνομα|姓名|氏名|名前|이름|성명|الاسم|الاسم الكامل|שם|họ tên|họ và tên|ชื่อ|नाम|성함|họ và tên|numele|vardas|vārds',
  phone:
    'phone|tel|telephone|mobile|cell|telefon|mobil|handy|téléphone|portable|tél|teléfono|móvil|telefono|cellulare|telefone|celular|telemóvel|telefoon|mobiel|tel. kom|telefon komórkowy|puhelin|mobiltelefon|телефон|тел|моб|мобильный|τηλέφωνο|κινητό|τηλ|电话|手机|電話|電話番号|携帯|携帯電話|전화|연락처|휴대폰|الهاتف|هاتف|جوال|الجوال|رقم الهاتف|טלפון|נייד|mob|cel|fone|gsm|ph|phone number|mobile phone|mobile number|cell phone|telephone number|contact number|contact no|phone no|mobile no|telefonnummer|handynummer|mobiltelefon|natel|tél. portable|téléphone portable|numéro de téléphone|teléfono móvil|tel. móvil|nr telefonu|tel./fax|telefonszám|telefono cellulare|puh|puhelinnumero|gsm-nummer|telefoonnummer|mobilnummer|cep|cep telefonu|cep tel|điện thoại|sđt|di động|โทร|โทรศัพท์|फ़ोन|मोबाइल|联系电话|手机号|手机号码|移动电话|行動電話|手機|聯絡電話|携帯番号|휴대전화|핸드폰|전화번호|رقم الجوال|تلفون|تليفون|محمول|موبايل|رقم التواصل|פלאפון|моб. телефон|мобильный телефон|контактный телефон|мобільний|телефонен номер|κιν|τηλ. επικοινωνίας',
  email:
    'email|e-mail|mail|courriel|correo|correo electrónico|adres e-mail|sähköposti|e-post|почта|эл. почта|электронная почта|имейл|ел. пошта|邮箱|电子邮件|电子邮箱|メール|メールアドレス|이메일|البريد الإلكتروني|البريد|بريد إلكتروني|דוא"ל|email address|e-mail address|e-posta|eposta|e posta|mail adresi|e-mailadres|e-mail-adresse|e-mailadresse|adresse e-mail|adresse mail|adresse électronique|mél|indirizzo email|indirizzo e-mail|endereço de email|correo-e|email cím|sähköpostiosoite|e-postadress|e-postadresse|ηλεκτρονικό ταχυδρομείο|ηλ. ταχυδρομείο|email адрес|эл. адрес|електронна пошта|ел. поща|пошта|電子郵件|電郵|電子信箱|电邮|信箱|邮件|电邮地址|eメール|메일|전자우편|이메일 주소|الايميل|الإيميل|ايميل|إيميل|דואר אלקטרוני|thư điện tử|อีเมล|ईमेल|el. paštas|e-pasts',
  address:
    'address|location|adresse|anschrift|wohnort|wohnhaft in|ort|ville|domicile|lieu|dirección|domicilio|ubicación|ciudad|residencia|indirizzo|residenza|luogo|morada|endereço|localidade|localização|adres|woonplaats|zamieszkanie|miejscowość|adress|ort|bostadsort|osoite|bosted|bopæl|adresa|bydliště|bydlisko|ikametgah|adresi|lakcím|cím|domiciliu|адрес|город|место жительства|проживание|адреса|місто|град|διεύθυνση|πόλη|地址|现居地|所在地|住址|居住地|住所|現住所|주소|거주지|العنوان|عنوان السكن|الإقامة|مكان الإقامة|כתובת|מגורים|home address|postal address|current address|current location|residence|city|town|based in|postanschrift|privatadresse|adresse postale|cidade|residência|adres zamieszkania|adresa bydliště|trvalé bydliště|postadress|hemort|ikamet|ikamet adresi|ikametgâh|lakóhely|адрес проживания|место проживания|место жительства|город проживания|місце проживання|місто проживання|местоживеене|τόπος κατοικίας|κατοικία|địa chỉ|nơi ở|现住址|家庭住址|所在城市|现居城市|居住城市|聯絡地址|通訊地址|거주지역|거주|محل الإقامة|المدينة|السكن|مكان السكن|ที่อยู่|पता',
  other:
    'date of birth|born|geburtsdatum|geboren|né le|née le|date de naissance|fecha de nacimiento|data di nascita|data de nascimento|geboortedatum|data urodzenia|född|дата рождения|ημερομηνία γέννησης|出生日期|生年月日|생년월일|تاريخ الميلاد|nationality|nationalität|staatsangehörigkeit|nationalité|nacionalidad|nazionalità|nacionalidade|nationaliteit|narodowość|гражданство|εθνικότητα|国籍|國籍|국적|الجنسية|marital status|familienstand|estado civil|stato civile|état civil|linkedin|github|website|web|portfolio|xing|homepage|skype|telegram|whatsapp|age|alter|edad|年齢|年龄|性别|性別|возраст|driving licence|führerschein|permis de conduire|permis b',
}

/** Signs that people put before what they announce. */
const signs: Partial<Record<keyof typeof labels, string>> = {
  phone: '☎ ☏ ✆ 📞 📱 📲 🕻 🕿 🖁',
  email: '✉ 🖂 📧 📨 📩 🖃',
  address: '⌂ 🏠 🏡 📍 📌 🗺 🏘',
}

export const contactSigns = new Map<string, keyof typeof labels>(
  (['phone', 'email', 'address'] as const).flatMap((kind) =>
    (signs[kind] ?? '').split(' ').map((sign): [string, keyof typeof labels] => [sign, kind]),
  ),
)

/** What is known as a label by one letter or an abbreviation alone, folded. */
export const shortLabels: Record<string, keyof typeof labels> = {
  t: 'phone',
  p: 'phone',
  m: 'phone',
  tel: 'phone',
  mob: 'phone',
  тел: 'phone',
  τηλ: 'phone',
  e: 'email',
  a: 'address',
  w: 'other',
}

export type ContactLabel = keyof typeof labels

/** What a label at the start of a line announces, by its folded text. */
export const contactLabels = new Map<string, ContactLabel>(
  (['other', 'address', 'email', 'phone', 'name'] as const).flatMap((kind) =>
    labels[kind].split('|').map((label): [string, ContactLabel] => [fold(label), kind]),
  ),
)

/** What a resume calls itself; never a person's name. */
export const documentTitles = new Set(
  'curriculum vitae|cv|resume|résumé|lebenslauf|curriculum|hoja de vida|currículum|currículo|currículum vitae|życiorys|meritförteckning|ansioluettelo|životopis|özgeçmiş|önéletrajz|резюме|автобиография|βιογραφικό|βιογραφικό σημείωμα|简历|个人简历|履歷|履歴書|職務経歴書|이력서|السيرة الذاتية|سيرة ذاتية|קורות חיים|europass|curriculum vitae europass|page'
    .split('|')
    .map(fold),
)

const countries = `germany deutschland allemagne austria österreich switzerland schweiz suisse svizzera france frankreich spain españa italy italia portugal brazil brasil netherlands nederland belgium belgique belgië poland polska
sweden sverige norway norge denmark danmark finland suomi czechia česko slovakia slovensko hungary magyarország romania românia bulgaria българия greece ελλάδα turkey türkiye türkei ukraine україна украина russia россия belarus беларусь
kazakhstan казахстан serbia srbija croatia hrvatska slovenia slovenija estonia eesti latvia latvija lithuania lietuva ireland scotland england wales uk usa us canada mexico méxico argentina chile colombia peru perú venezuela ecuador uruguay
india china 中国 japan 日本 korea 대한민국 taiwan 台湾 singapore malaysia indonesia vietnam thailand philippines australia egypt مصر jordan الأردن lebanon لبنان morocco maroc المغرب algeria algérie الجزائر tunisia tunisie تونس iraq العراق syria سوريا
الإمارات السعودية الكويت قطر البحرين عمان فلسطين uae qatar kuwait bahrain oman israel ישראל kenya nigeria ghana ethiopia luxembourg luxemburg iceland ísland malta cyprus κύπρος
united_kingdom united_states new_zealand south_africa saudi_arabia south_korea costa_rica hong_kong czech_republic great_britain northern_ireland remote`

export const countryNames = new Set(countries.split(/\s+/).map((name) => fold(name.replaceAll('_', ' '))))

const streets = `street st avenue ave road rd lane ln drive dr boulevard blvd court ct square sq way place pl straße strasse str weg platz allee gasse ring ufer rue boulevard bd chemin impasse quai cours
calle avenida avda av paseo plaza carrer carretera camino via viale piazza corso largo rua travessa praça alameda straat laan plein gracht kade ul ulica aleja al os plac gatan gata vägen väg katu tie vej gade vei ulice náměstí nám třída
utca út tér strada bulevardul calea улица ул проспект пр пер переулок шоссе бульвар дом вулиця вул просп площа площ οδός οδος λεωφόρος λεωφ sokak sok cadde cad caddesi sokağı mahallesi mah شارع حي طريق`

export const streetWords = new Set(streets.split(/\s+/).map(fold))
export const streetEndings =
  'strasse straße weg platz allee gasse straat laan gatan vagen katu gracht plein gade vej veien gata ring ufer str'.split(
    ' ',
  )
