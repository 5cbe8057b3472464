// Как се играе, съвети и общият екран.
export const guide = {
  title: 'Как се играе',
}

export const tv = {
  join: 'Ела при нас',
}
