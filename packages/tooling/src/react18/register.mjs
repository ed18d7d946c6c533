/**
 * `node --import`: this process gets React 18.3 wherever React is asked for, by our source and by every dependency.
 * A bundler's alias can't do that, since dependencies run unbundled in tests.
 */
import Module, { register } from 'node:module';
import { redirect } from './redirect.mjs';

register('./hooks.mjs', import.meta.url);

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) => resolveFilename(redirect(request), ...rest);
