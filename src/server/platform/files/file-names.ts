import { uploadRules, type UploadPurpose } from '#contract/files.ts'

const maxLength = 150
/** Control and direction characters, and characters that some systems forbid in names. */
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*]/gu

/** A safe name for a file: the last part of a path, with characters that every system allows. */
export function cleanFileName(name: string | null | undefined): string | null {
  const last = name?.split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(forbiddenCharacters, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return [...clean].slice(-maxLength).join('') || null
}

const getExtension = (name: string) => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''

/** Extensions of programs and pages. In `cv.exe.pdf` the first one is misleading. */
const misleadingExtensions = new Set(
  'exe,bat,cmd,com,scr,pif,msi,vbs,vbe,js,jse,mjs,cjs,wsf,wsh,hta,ps1,sh,bash,jar,lnk,php,php3,php4,php5,phtml,phar,asp,aspx,jsp,jspx,cgi,htm,html,xhtml,shtml,svg,svgz,xml,swf,dll,docm,dotm,xlsm,zip,rar,7z,iso'.split(
    ',',
  ),
)

/** Whether the purpose allows the extension, with no misleading one before it. No extension is fine. */
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

/** The name of a served file: its own name with the extension of its real type. */
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
