#!/usr/bin/env node
import { DocumentReadError } from '#engine/read.ts'
import { DocumentWriteError } from '#engine/render.ts'
import { commands } from './commands.ts'
import { InputError } from './input.ts'
import { usage, UsageError } from './usage.ts'

const isWrongOption = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_')
const isExpected = (error: unknown) =>
  error instanceof DocumentReadError || error instanceof DocumentWriteError || error instanceof InputError

/** Runs the command of the arguments. Returns the exit code. */
async function run([name = '', ...args]: string[]): Promise<number> {
  if (name === '--help' || name === 'help' || args.includes('--help')) {
    process.stdout.write(usage)
    return 0
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    if (!command) throw new UsageError(name === '' ? 'Please name a command.' : `There is no command ${name}.`)
    const { output, exitCode } = await command(args)
    process.stdout.write(output)
    return exitCode
  } catch (error) {
    if (error instanceof UsageError || isWrongOption(error)) {
      process.stderr.write(`${(error as Error).message}\n\n${usage}`)
      return 2
    }
    if (!isExpected(error)) throw error
    process.stderr.write(`${(error as Error).message}\n`)
    return 1
  }
}

process.exitCode = await run(process.argv.slice(2))
