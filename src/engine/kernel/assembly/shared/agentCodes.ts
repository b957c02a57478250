// Read by TypeScript and AssemblyScript alike: enums and nothing else.

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
  /** Keeps to a strategy that lies in memory beside the agents. */
  strategy,
  /** Asked beyond the program: it stops until it is told which choices are equally good. */
  asked,
}

/** Where the fields of an agent's record begin, in bytes. */
// @inline
export enum AgentRecord {
  kind = 0,
  number = 4,
  size = 8,
}
