// Tests run without a browser.
import { pretendToBeABrowser } from '../browser.js'

pretendToBeABrowser()
