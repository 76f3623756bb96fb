/** Where other devices find the server: a local table is only on this computer until its host opens the network. */

import { api } from "./api";
import type { NetworkView } from "./wire";

const THIS_COMPUTER = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

let found = $state.raw<NetworkView | null>(null);

/** Return the server's address for other devices, or null while it is unknown. */
export function network(): NetworkView | null {
  return found;
}

/** Ask the server for its address, unless the page was opened by one that other devices know. */
export async function findNetwork(game: string): Promise<void> {
  if (THIS_COMPUTER.test(location.hostname)) found = await api.network(game);
  else found = { address: document.baseURI, can_open: false };
}

/** Open the server to its local network. */
export async function openNetwork(game: string): Promise<void> {
  found = await api.openNetwork(game);
}
