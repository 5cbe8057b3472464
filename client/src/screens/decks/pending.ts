// Files that are not at the server yet, kept in this browser (IndexedDB), so that a reload loses none of them.

export interface Kept {
  id: string
  deck: string
  name: string
  file: Blob
}

const STORE = 'files'
let opened: Promise<IDBDatabase | null> | undefined

/** The database; null where a browser gives none, as in a private window. */
function database(): Promise<IDBDatabase | null> {
  opened ??= new Promise((resolve) => {
    try {
      const asked = indexedDB.open('starlore-decks', 1)
      asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: 'id' })
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = asked.onblocked = () => resolve(null)
    } catch {
      resolve(null)
    }
  })
  return opened
}

async function ask<Answer>(
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> {
  const files = await database()
  if (files === null) return undefined
  return new Promise((resolve) => {
    const asked = what(files.transaction(STORE, mode).objectStore(STORE))
    asked.onsuccess = () => resolve(asked.result)
    // A full disk: the file is sent all the same, and only a reload would lose it.
    asked.onerror = () => resolve(undefined)
  })
}

export const pending = {
  keep: (one: Kept) => ask('readwrite', (store) => store.put(one)),
  drop: (id: string) => ask('readwrite', (store) => store.delete(id)),
  of: async (deck: string): Promise<Kept[]> =>
    ((await ask('readonly', (store) => store.getAll() as IDBRequest<Kept[]>)) ?? []).filter((one) => one.deck === deck),
}
