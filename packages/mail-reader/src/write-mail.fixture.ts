import { readMail } from './read-mail.ts'

export const receivedAt = new Date('2026-11-24T10:00:00Z')
/** A mail as bytes: header fields above, the rest as it stands. */
const writeMail = (headers: Record<string, string>, body: string) =>
  new TextEncoder().encode(
    [
      ...Object.entries({ From: 'Dana Fox <dana@larkfield.example>', 'MIME-Version': '1.0', ...headers }).map(
        ([name, value]) => `${name}: ${value}`,
      ),
      '',
      body.replaceAll(/\r?\n/g, '\r\n'),
    ].join('\r\n'),
  )

export const read = (headers: Record<string, string>, body: string) =>
  readMail(writeMail(headers, body), { receivedAt })

export const toParts = (boundary: string, parts: string[]) =>
  `${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`

/** What OpenSSL made of a text part by `cms -sign -nodetach`. */
export const opaqueSignature =
  'MIICygYJKoZIhvcNAQcCoIICuzCCArcCAQExDTALBglghkgBZQMEAgEwaAYJKoZIhvcNAQcBoFsEWUNvbnRlbnQtVHlwZTogdGV4dC9wbGFpbjsgY2hhcnNldD11dGYtOA0KDQpXZSB3b3VsZCBsaWtlIHRvIGludml0ZSB5b3UgdG8gYW4gaW50ZXJ2aWV3Lg0KMYICNzCCAjMCAQEwJzAPMQ0wCwYDVQQDDARUZXN0AhRQuNUcFiQrwMKm+km08AQOa32+0jALBglghkgBZQMEAgGggeQwGAYJKoZIhvcNAQkDMQsGCSqGSIb3DQEHATAcBgkqhkiG9w0BCQUxDxcNMjYxMTI2MTEwNDI1WjAvBgkqhkiG9w0BCQQxIgQg8wbschvM1PFvrmrcvr2XM12idnuBJgklzF6UPc7RQ0cweQYJKoZIhvcNAQkPMWwwajALBglghkgBZQMEASowCwYJYIZIAWUDBAEWMAsGCWCGSAFlAwQBAjAKBggqhkiG9w0DBzAOBggqhkiG9w0DAgICAIAwDQYIKoZIhvcNAwICAUAwBwYFKw4DAgcwDQYIKoZIhvcNAwICASgwDQYJKoZIhvcNAQEBBQAEggEAaR9bBGAzZ4qC5M1PFWJ5KoKPt0QieRd5DPjCN1PuQh0PcbohylrZ8nlKvOyTz+zt+AR7+NrqyDrp5Cg1bsNBlxt0kRVYDyfyxRJMQDf8bq1eUocH+Ja7UohGZA9R8ogcy3Siwl3stoDWcl5WKUYtDi5q4rRXcQ5CCPihIfDbdBBuBwa42rn1P6/dHiXruN/Q/pgZz1zpyqlP7o9RHPVip2ksF2MG/FgB8VZvXgsEDYtzyuIEGrlJmiAfapF05v4vmQiAR/H4ZMlOIWCxslk+IIfMW1sUjfpy1BjL6Sv/xhU3bbD1iM1OdLL4Qbb3sRJi4wLSXLILjEDmdR2YQCe3bA=='

export const event = (method: string, lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    'UID:interview-1',
    'DTSTAMP:20261124T090000Z',
    'SUMMARY:Interview',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\n')
