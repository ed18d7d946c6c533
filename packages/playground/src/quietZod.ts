import { config } from 'zod/v4/core';

// zod probes `new Function` when its first schema is made; the page's policy would report that as a violation.
// Imported before the SDK, whose schemas are made on import.
config({ jitless: true });
