import { Client, DatabaseError } from 'pg'

const DOES_NOT_EXIST = '3D000'
const EXISTS_ALREADY = '42P04'

/** Connects to the database of the url, making it if it is missing: proof that the server answers to the password. */
export async function ensureDatabase(url: string): Promise<void> {
  try {
    await query(url, 'SELECT 1')
  } catch (error) {
    if (!hasCode(error, DOES_NOT_EXIST)) throw error
    await create(url)
  }
}

async function create(url: string): Promise<void> {
  const maintenance = new URL(url)
  const name = maintenance.pathname.slice(1)
  maintenance.pathname = '/postgres'
  try {
    await query(maintenance.href, `CREATE DATABASE "${name}"`)
  } catch (error) {
    if (!hasCode(error, EXISTS_ALREADY)) throw error
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code === code
}
