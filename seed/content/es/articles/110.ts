import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'Ampliar un vídeo y quitarle el ruido: hasta dónde se llega',
  summary:
    'La IA de vídeo vuelve más agradables las imágenes antiguas, pero no ve nada que la cámara no viera. Con un método para las cintas de casa.',
  body: `
En muchos cajones hay comuniones y veranos grabados que hoy parecen pequeños, borrosos y llenos de puntos. Los programas de mejora prometen arreglarlo. Hacen bastante, y tienen un límite que conviene conocer antes de empezar.

## Cómo funciona

Una ampliación clásica promedia los puntos vecinos: la imagen crece y se ablanda. Un método entrenado ha visto muchísimas parejas de imagen pequeña e imagen grande y estima qué aspecto tendrían de cerca un borde, una hoja o un ojo. La palabra clave es «estima». El detalle añadido es verosímil, no verdadero. Una matrícula que no se leía sigue sin leerse, y una cara de doce puntos recibe, en el mejor de los casos, unos rasgos creíbles e inventados. Por eso una imagen así nunca demuestra nada.

## Lo que sale bien

- Rebajar el **ruido** de los interiores oscuros, sobre todo con la cámara quieta.
- Llevar **tomas bien iluminadas** del tamaño del DVD al Full HD.
- Eliminar el **entrelazado**, ese peine que aparece en los bordes cuando algo se mueve.
- Suavizar los **tirones** de una película vieja con fotogramas intermedios.
- Disimular los **bloques** de los vídeos de móvil demasiado comprimidos.

## Lo que sale mal

- Un plano movido o desenfocado no se arregla.
- Las letras y los estampados finos acaban en garabatos.
- Si aprietas demasiado contra el ruido, la piel parece cera y desaparecen telas y cabellos.
- Los fotogramas intermedios dejan estelas en manos y balones.
- El color añadido enseña tonos posibles, no los de aquel día.

La decepción suele venir del exceso. En un televisor, la mitad de la fuerza da casi siempre mejor resultado que la fuerza entera.

## Un método para la cinta antigua

1. **Digitaliza** con cuidado. Una cinta limpia y un buen reproductor aportan más que cualquier arreglo posterior.
2. **Guarda** el original intacto en dos soportes.
3. **Desentrelaza** antes que ninguna otra cosa.
4. **Quita ruido** con suavidad y **amplía** después. Al revés, ampliarías también el ruido.
5. **Prueba diez segundos** que tengan una cara, movimiento y una zona oscura.
6. **Deja el cálculo para la noche** y por la mañana míralo en la pantalla donde lo vas a enseñar.

La [IA de vídeo](/video-ai) muestra el fragmento de antes y el de después uno junto al otro, y todo se calcula en tu propio ordenador. Una tarjeta gráfica reciente acorta mucho la espera; sin ella, cuenta con muchas horas de cálculo por cada hora de película.

## Cuándo dejarlo como está

Hay películas que viven de su grano. Una bobina de Super 8 sin él parece de otra década. En ese caso, conserva la versión original y haz de la otra una copia para enseñar en casa. Trata solo lo que es tuyo o aquello para lo que tienes permiso: la obra ajena, mejorada, sigue siendo ajena, y quien sale en ella tiene derecho a su imagen.
`,
  meta_title: 'Ampliar vídeo y quitar ruido: los límites',
  meta_description:
    'Qué mejora la IA de vídeo en imágenes antiguas, dónde inventa en lugar de ver y en qué orden conviene tratar una cinta familiar.',
}
