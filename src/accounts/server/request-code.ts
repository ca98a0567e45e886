import { invalidField } from '#platform/server/http/errors.ts'
import type { Exchange } from '#platform/server/http/route.ts'
import type { AccountParts } from './account-parts.ts'
import { type EmailAddress, parseEmail } from './email-address.ts'
import { register, type UserData } from './register.ts'
import { codeMs } from './registration-store.ts'
import { resendCode } from './resend-code.ts'

/** With `userData` registers an address, without it asks for another code. One answer for every address. */
export async function requestCode(
  parts: AccountParts,
  request: { readonly email: string; readonly userData?: UserData | undefined },
  exchange: Exchange,
) {
  const email = readEmail(request.email)
  if (request.userData) await register(parts, email, request.userData, exchange)
  else await resendCode(parts, email, exchange)
  return {
    message:
      'If this address can be used, we sent it an email with a 6-digit code. The code expires in 10 minutes.',
    expiresInSeconds: codeMs / 1000,
    resendAfterSeconds: parts.config.limits.codeWaitSeconds,
  }
}

/** @throws AppError `invalid` */
export function readEmail(typed: string): EmailAddress {
  const email = parseEmail(typed)
  if (!email) throw invalidField('email', 'Enter a valid email address.')
  return email
}
