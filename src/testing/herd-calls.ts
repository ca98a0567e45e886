import type { TestMember } from './people.ts'
import type { TestServer } from './server/test-server.ts'

/** Requests of My Herd, sent to the test's current server. */
export function herdCalls(server: () => TestServer) {
  const call = (who: TestMember, method: string, path: string, body?: unknown) =>
    server().call(method, path, body, { jar: who.jar })
  return {
    call,
    invite: (who: TestMember, toEmail: unknown, headers = {}) =>
      server().call('POST', '/api/buddy/request', { toEmail }, { jar: who.jar, headers }),
    autoAccept: async (who: TestMember) => (await call(who, 'POST', '/api/buddy/auto-accept')).body,
    setAutoAccept: (who: TestMember, autoAcceptInvites: unknown) =>
      call(who, 'PUT', '/api/account/settings', { autoAcceptInvites }),
    requestsOf: async (who: TestMember) => (await call(who, 'GET', '/api/buddy/requests')).body,
    /** Ids, newest GoatMate first. */
    goatMatesOf: async (who: TestMember): Promise<readonly string[]> =>
      (await call(who, 'GET', '/api/buddies')).body.map(({ id }: { id: string }) => id),
    /** Follows the unsubscribe link of the newest invitation to this address, without a session. */
    stopInvitations: async (email: string) => {
      const mail = (await server().mails()).findLast(
        ({ to, kind }) => to === email && kind === 'buddy-invitation',
      )
      const token = /\/stop-invitations#(\S+)/.exec(mail?.text ?? '')?.[1]
      return server().call('POST', '/api/buddy/stop-invitations', { token })
    },
  }
}

/** A user as shown to others. */
export function person({ user: { id, username, firstName, lastName } }: TestMember) {
  return { id, username, firstName, lastName }
}
