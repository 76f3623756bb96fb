/** A drawing is a list of paths on a 32×32 square. A look names fill and stroke (Piece.svelte). */
export type PaintedPath = readonly [look: string, path: string];
export type Drawing = readonly PaintedPath[];
export type Drawings = Readonly<Record<string, Drawing>>;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
