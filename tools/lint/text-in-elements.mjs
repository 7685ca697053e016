/**
 * A browser that translates a page puts each text into elements of its own. React then writes to, removes or inserts before a text that is no
 * longer there: the reader keeps old words, or loses the page. An element that has one text and nothing else is safe.
 */

const CATALOGUE = /^(words|text)$|(Text|Words)$/
const WRITES = /^(format|plural)|^(join|toFixed|toLocaleString|trim|toLowerCase|toUpperCase)$/

const isBlank = (/** @type {string} */ text) => text.trim() === ''

/** The first name of `a.b.c(…)`. */
const rootOf = (node) => {
  let root = node
  for (;;) {
    if (root.type === 'MemberExpression') root = root.object
    else if (root.type === 'CallExpression') root = root.callee
    else if (/^(ChainExpression|TS\w+Expression)$/.test(root.type)) root = root.expression
    else return root.type === 'Identifier' ? root.name : ''
  }
}

/** Whether an expression writes text, as far as its words say. */
const isText = (node) => {
  switch (node.type) {
    case 'TemplateLiteral':
      return true
    case 'Literal':
      return typeof node.value === 'string' && !isBlank(node.value)
    case 'BinaryExpression':
      return node.operator === '+' && (isText(node.left) || isText(node.right))
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate)
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left))
    case 'CallExpression': {
      const { callee } = node
      const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name
      return name !== 'map' && (WRITES.test(name ?? '') || CATALOGUE.test(rootOf(node)))
    }
    case 'MemberExpression':
      return CATALOGUE.test(rootOf(node))
    case 'ChainExpression':
    case 'TSNonNullExpression':
    case 'TSAsExpression':
      return isText(node.expression)
    default:
      return false
  }
}

const isConditional = (child) =>
  child?.type === 'JSXExpressionContainer' && /^(Conditional|Logical)Expression$/.test(child.expression.type)

/** A text that stays as it is; it is lost only where something comes and goes directly before it. */
const isFixed = (child) =>
  child.type === 'JSXText' ||
  (child.type === 'JSXExpressionContainer' && ['Literal', 'MemberExpression'].includes(child.expression.type))

const isBlankChild = (child) =>
  child.type === 'JSXText'
    ? isBlank(child.value)
    : child.expression.type === 'Literal' && isBlank(String(child.expression.value))

const check = (context) => (node) => {
  const children = node.children.filter((child) =>
    child.type === 'JSXText'
      ? !(isBlank(child.value) && child.value.includes('\n'))
      : !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  )
  if (children.length < 2) return
  children.forEach((child, index) => {
    const isWrong = isFixed(child)
      ? !isBlankChild(child) && isConditional(children[index - 1])
      : child.type === 'JSXExpressionContainer' && isText(child.expression)
    if (isWrong)
      context.report({ node: child, message: 'Give this text an element of its own: a translated page loses it here.' })
  })
}

export default {
  meta: { name: 'portal' },
  rules: {
    'text-in-elements': {
      create: (context) => ({ JSXElement: check(context), JSXFragment: check(context) }),
    },
  },
}
