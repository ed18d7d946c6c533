import type { UrlReason } from './UrlReason.ts';

/** Ports every browser refuses (Fetch, "bad port"), as a list because the platform doesn't expose it. */
const unsafe = new Set(
  (
    '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 ' +
    '139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 ' +
    '2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'
  )
    .split(' ')
    .map(Number),
);

/** Databases, brokers, debuggers and control APIs that listen on a developer's machine and trust whoever connects. */
const localServices = new Set(
  (
    '1433 1521 1883 2181 2375 2376 2379 2380 3306 3389 4369 5432 5433 5672 5900 5984 5985 5986 6379 6380 6443 7474 7687 8086 ' +
    '8500 9042 9092 9200 9222 9229 9300 10250 11211 15672 27017 27018 50000'
  )
    .split(' ')
    .map(Number),
);

/** What is wrong with an explicit port; `null` for the default port and for ordinary ones. */
export function portReason(port: string, loopback: boolean): UrlReason | null {
  if (port === '') return null;
  const number = Number(port);
  if (unsafe.has(number)) return 'unsafe-port';
  if (loopback) {
    const service = localServices.has(number) || (number < 1024 && number !== 80 && number !== 443);
    return service ? 'loopback-service-port' : null;
  }
  // Below 1024 other protocols live; 80 under https (or 443 under http) is a mistake or a trick.
  return number < 1024 ? 'unusual-port' : null;
}
