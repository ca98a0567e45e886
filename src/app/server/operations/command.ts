import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { type Config, ConfigError, keepFilesPrivate, readConfig } from '#platform/server/config.ts'
import { AppError } from '#platform/server/http/errors.ts'
import { SecretError } from '#platform/server/secrets.ts'
import { FolderInUse } from '#platform/server/store/folder-lock.ts'
import { StoreError } from '#platform/server/store/store-errors.ts'
import { loadEnvFile } from '../../../platform/server/config.ts'

/** Invalid command line arguments. */
export class UsageError extends Error {}

interface Words {
  readonly positionals: readonly string[]
  readonly values: Readonly<Record<string, string | boolean | undefined>>
}

/**
 * Runs an operator's command with settings from the environment or .env. An error prints its message and exits with 1,
 * or with 2 for invalid arguments.
 */
export async function runCommand(
  { usage, options = {}, most }: { usage: string; options?: ParseArgsOptionsConfig; most: number },
  work: (words: Words, config: Config) => Promise<void>,
): Promise<void> {
  keepFilesPrivate()
  try {
    loadEnvFile()
    await work(understood(options, most), readConfig())
  } catch (error) {
    console.error(messageFor(error))
    if (error instanceof UsageError) console.error(`\n${usage}`)
    process.exitCode = error instanceof UsageError ? 2 : 1
  }
}

/** The message for the operator, without a stack trace. */
function messageFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isWhole = [AppError, ConfigError, FolderInUse, SecretError, StoreError, UsageError].some(
    (kind) => error instanceof kind,
  )
  return isWhole ? error.message : `The command failed: ${error.message || error.name}`
}

function understood(options: ParseArgsOptionsConfig, most: number): Words {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    if (positionals.length > most) throw new Error(`Unexpected argument ${positionals[most]}.`)
    return { positionals, values: values as Words['values'] }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}
