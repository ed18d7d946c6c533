/** Where a host keeps what outlives a page: `localStorage` fits, and so does anything asynchronous with these members. */
export interface HostStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): unknown;
}
