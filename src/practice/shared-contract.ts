import { z } from 'zod'
import { type EndpointsOf, endpoint } from '#platform/endpoint.ts'
import { promptSchema } from './prompt-contract.ts'

const linkKey = z.object({ key: z.string().max(10) })

/** Prompts that somebody sent as a link. */
export const sharedApi = {
  read: endpoint({
    method: 'GET',
    path: '/api/practice/shared/:key',
    access: 'anyone',
    summary: 'A prompt that somebody shared, with its key, and four names to choose from.',
    params: linkKey,
    reply: z.object({ prompt: promptSchema, names: z.array(z.string()) }),
    errors: [404],
    cacheable: true,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/practice/shared/:key/picture',
    access: 'anyone',
    summary: 'The same prompt as a picture of 1200 by 630 pixels, for the preview of a link.',
    params: linkKey,
    reply: z.string(),
    mediaType: 'image/png',
    errors: [404],
    cacheable: true,
  }),
}

declare module '#platform/endpoint.ts' {
  interface Endpoints extends EndpointsOf<typeof sharedApi> {}
}
