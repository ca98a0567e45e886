import { existsSync } from 'node:fs'

/** Reads settings from .env where there is one; those given by the environment win. */
export function loadEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env')
}
