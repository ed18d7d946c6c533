import { configure } from '@testing-library/react';
import { version } from 'react';
import { version as domVersion } from 'react-dom';

// Strict mode tears every effect down and sets it up again: the oldest React and the strictest reading of it in one run.
configure({ reactStrictMode: true });

for (const found of [version, domVersion]) {
  if (!found.startsWith('18.3.')) {
    throw new Error(
      `This run is meant to show React 18.3 but got ${found}. Check the redirection in packages/tooling/src/react18.`,
    );
  }
}
