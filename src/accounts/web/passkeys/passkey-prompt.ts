import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { ReplyTo } from '#platform/endpoint.ts'
import { UserFacingError } from '#platform/web/call-api.ts'

/** Lets the browser create a passkey. @throws UserFacingError */
export async function createPasskey(
  options: ReplyTo<'POST /api/account/passkeys/options'>['options'],
): Promise<RegistrationResponseJSON> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  try {
    // In JSON, an optional value is missing rather than undefined.
    const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
    return await startRegistration({ optionsJSON })
  } catch (error) {
    throw new UserFacingError(creationFailures[nameOf(error)] ?? 'Your browser could not create a passkey.', {
      cause: error,
    })
  }
}

/** Lets the browser sign with one of its passkeys. @throws UserFacingError */
export async function signWithPasskey(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<AuthenticationResponseJSON> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  try {
    return await startAuthentication({ optionsJSON })
  } catch (error) {
    throw new UserFacingError(
      signInFailures[nameOf(error)] ?? 'Your browser could not use a passkey. Sign in with your password.',
      { cause: error },
    )
  }
}

/** Throws before the server is asked for anything. Plain http has no passkeys, except on localhost. */
export function requirePasskeySupport(): void {
  if (typeof PublicKeyCredential === 'function') return
  throw new UserFacingError(
    isSecureContext
      ? 'This browser does not support passkeys. Update it, or use another browser.'
      : 'Passkeys need an https address. Open this site over https, or use your password.',
  )
}

const wrongDomain = 'Passkeys do not work at this address. Open the site at its usual https address.'

/** By the name of the DOM exception. */
const creationFailures: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was added: it was canceled, or took too long. You can try again.',
  AbortError: 'No passkey was added: it was canceled, or took too long. You can try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: wrongDomain,
}
const signInFailures: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used: it was canceled, or took too long. Try again, or use your password.',
  AbortError: 'No passkey was used: it was canceled, or took too long. Try again, or use your password.',
  SecurityError: wrongDomain,
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}
