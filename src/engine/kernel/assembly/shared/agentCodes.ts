// Shared by TypeScript and AssemblyScript: enums only.

/** The kinds of agents. */
// @inline
export enum AgentKind {
  novice,
  greedy,
  maximal,
  calculator,
  minimax,
  mcts,
  /** Play by a network that lies in memory: one ply ahead, by minimax, by a tree. */
  net,
  netMinimax,
  netMcts,
  /** Follows a strategy stored in memory next to the agents. */
  strategy,
  /** Asked outside the program: it waits for the choices that are equally good. */
  asked,
}

/** Offsets of the fields of an agent's record, in bytes. */
// @inline
export enum AgentRecord {
  kind = 0,
  number = 4,
  /** The moves that a search of some turns may try. */
  nodes = 8,
  /** In how many of a hundred choices it plays any legal move. */
  slips = 12,
  /** Whether a search of some turns remembers positions. */
  memory = 16,
  size = 32,
}
