/**
 * Where the server answers by itself, as the first part of a path: the service worker takes nothing there for a page of the app,
 * and development hands it on.
 */
export const SERVER_PATHS = ['api', 'dev', 'health'] as const
