import type { UploadPurpose } from '#contract/files.ts'
import { uploadRules } from '#contract/files.ts'

const maxLength = 150
/** Controls, what turns the direction of writing, and what one system or another does not have in names. */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu

/** A name to show and to save under: the last part of a path, of characters that every system has in names. */
export function cleanFileName(name: string | null | undefined): string | null {
  const last = name?.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(forbiddenCharacters, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...clean].slice(-maxLength).join('') || null
}

const getExtension = (name: string) => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''

/** Endings that make a program or a page of what follows the last dot but one. */
const misleadingExtensions = new Set(
  'exe,bat,cmd,com,scr,pif,msi,vbs,vbe,js,jse,mjs,cjs,wsf,wsh,hta,ps1,sh,bash,jar,lnk,php,php3,php4,php5,phtml,phar,asp,aspx,jsp,jspx,cgi,htm,html,xhtml,shtml,svg,svgz,xml,swf,dll,docm,dotm,xlsm,zip,rar,7z,iso'.split(
    ',',
  ),
)

/** Whether the name's ending is one that the purpose allows, with none of another sense before it. No ending is fine. */
export function hasAllowedExtension(name: string, purpose: UploadPurpose) {
  const ending = getExtension(name)
  if (ending === '') return true
  const before = name.slice(0, -ending.length).split('.').slice(1)
  return (
    uploadRules[purpose].extensions.includes(ending) &&
    !before.some((part) => misleadingExtensions.has(part.trim().toLowerCase()))
  )
}

const endings: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
  'image/jpeg': '.jpg',
  'image/png': '.png',
}

/** The name a file is served under: as it was called, with the ending of what it really is. */
export function servedName({ fileName, contentType, purpose }: ServedFile) {
  const name = fileName ?? purpose
  const ending = getExtension(name)
  const known = uploadRules[purpose].extensions.includes(ending)
  return `${known ? name.slice(0, -ending.length) : name}${endings[contentType ?? ''] ?? ''}`
}
interface ServedFile {
  fileName: string | null
  contentType: string | null
  purpose: UploadPurpose
}
