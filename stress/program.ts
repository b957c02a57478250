import { main } from '../src/cli/main'

await main(process.argv)
