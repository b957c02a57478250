import { expose } from 'comlink'
import { createEngine } from './engine'
import { createTableStore } from './tableStore'

expose(createEngine(createTableStore()))
