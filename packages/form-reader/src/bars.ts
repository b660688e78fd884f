import { findSensitiveTopic } from '@foothold/resume-engine/sensitive-topics'
import type { FormField } from './model/form-field.ts'
import type { Bar } from './model/plan.ts'
import { toPlain } from './words.ts'

const secret =
  /\b(?:password|passwort|mot de passe|social security|ssn|sin number|tax id|national id\w*|passport|identity (?:card|number)|bank|iban|routing number|credit card|card number|licen[cs]e number)\b/
const captcha = /captcha|characters (?:that )?you see|\b(?:security|verification|one time) code\b|not a robot/
const consent =
  /\b(?:i|we) (?:\w+ )?(?:agree|accept|consent|acknowledge|certify|declare|confirm|understand|attest|authori[sz]e|give|hereby)\b|\bi have read\b|\bconsent\b|\bprivacy\b|\bterms (?:and|of)\b|\bgdpr\b|\bsignature\b|\be ?sign(?:ature)?\b|\binitials\b|\bcontact me\b|\bcontact(?:ed)? .*(?:sms|text|future)|\bnewsletter\b|\bmarketing\b|einwillig|datenschutz|\bjaccepte\b|confidentialite|\bacepto\b|privacidad|\bakkoord\b|\bgodkanner\b|integritetspolicy/
/** In languages that the list of the engine does not know. */
const sensitive =
  /geschlecht|geburts(?:datum|tag|ort)|nationalitat|staatsangehorigkeit|schwerbehinder|\breligion|konfession|familienstand|\bsexe\b|\bgenre\b|date de naissance|nationalite|handicap|fecha de nacimiento|discapacidad|geslacht|geboortedatum|\bkon\b|fodelsedatum|marital status/
const declines =
  /decline to (?:self )?(?:identify|answer|state)|prefer not to|(?:do not|dont) (?:wish|want) to (?:answer|say|disclose)/
const surveyName = /\beeo|eeoc|demographic|veteran|disabilit|ethnic|gender|\brace\b/

/** Why a field is never filled in by the kit; null for most. A typed answer of the client to exactly this lifts `sensitive`. */
export function findBar({ label, section, help, names, options, type, placeholder }: FormField): Bar | null {
  const plain = toPlain(`${label} ${placeholder}`)
  const around = toPlain(`${section} ${help}`)
  if (type === 'password' || secret.test(plain)) return 'secret'
  if (captcha.test(plain) || captcha.test(toPlain(section)) || /captcha/.test(names)) return 'captcha'
  if (isSensitive(label, section, plain, names) || options.some((option) => declines.test(toPlain(option))))
    return 'sensitive'
  if (consent.test(plain) || /signature|\bconsent\b/.test(around) || /\bconsent\b/.test(names)) return 'consent'
  return null
}

const isSensitive = (label: string, section: string, plain: string, names: string) =>
  findSensitiveTopic({ topic: section, question: label }) !== null ||
  sensitive.test(plain) ||
  (surveyName.test(names) && !/authori[sz]/.test(plain))
