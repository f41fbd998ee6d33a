/** The playground: a page that shows what the server does with a text. */
import { render } from 'preact'
import { App } from './app.js'

const page = document.getElementById('page')!
const name = page.dataset['name'] ?? ''
page.replaceChildren()
render(<App name={name} fullDetail={document.documentElement.dataset['fullDetail'] ?? ''} />, page)
