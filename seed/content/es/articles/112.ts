import type { ArticleText } from '../../texts'

export const article112: ArticleText = {
  title: 'Producto, suite o ampliación: cómo funcionan las ofertas',
  summary:
    'Cuándo basta un descargador, a partir de cuántos compensa la suite y de qué manera lo que ya compraste abarata lo siguiente.',
  body: `
Junto a cada precio de la tienda hay unas líneas que lo explican. En este artículo se cuentan las reglas de las que salen, sin cifras: los importes de hoy están siempre en la lista de planes.

## Tres clases de producto

- Un **producto suelto** trabaja con un servicio o con un tipo de flujo. Vale para un ordenador y se compra por un mes, por un año o de por vida.
- Una **suite** reúne todos los productos de una línea para tu sistema, como [Vídeo todo en uno](/all-in-one-video-suite). [Vídeo y música todo en uno](/video-music-one) abarca las dos líneas.
- Una **ampliación** lleva a quien ya tiene productos o una suite al peldaño siguiente.

Una suite vale para **un ordenador** o para **tres** del mismo sistema. La de música, cuando va sola, existe únicamente para uno.

## Cuándo basta uno

Cuando usas un servicio y no piensas dejarlo. Para un viaje o una serie concreta, muchas veces basta con un mes. Piensa en cuántas plataformas habrás tenido dentro de dos años: se cambia más de lo que uno cree, y cada producto nuevo se suma a los anteriores. La página del producto calcula a partir de cuántos la suite sale por menos que las licencias de por vida separadas.

## Cuánto valen tus compras

Inicia sesión para que tus licencias cuenten. La tienda repasa entonces varias reglas:

1. Con **productos de por vida** de la línea, la suite cuesta menos, y por lo general tanto menos cuantos más tengas.
2. Con **una suite**, la que une las dos líneas descuenta lo que ya posees.
3. Con una suite para **un ordenador**, pagas solo la diferencia hasta tres.
4. Las licencias del **otro sistema** también cuentan para una suite, con su propia escala.
5. Una **suscripción** a una suite abarata su licencia de por vida según los periodos pagados.
6. Volver a comprar un producto **que ya tienes**, o uno de **otra línea**, suele dar derecho a precio de cliente.

Si encajan varias, se aplica la que más te conviene. No hay un camino obligado ni un rodeo más barato, y tener más nunca encarece una oferta.

## Campañas y códigos

Durante una campaña puede haber además un descuento para todos. También entonces gana el precio más bajo: la tienda compara tu precio de cliente, la campaña y el código que escribas. La cuenta atrás de una campaña señala un final real; después vuelve el precio habitual. Cuando un código se rechaza, se dice por qué: ha caducado, es para otro producto o no mejora lo que ya tenías.

## Cuatro situaciones, paso a paso

- **Ves una sola plataforma.** Compras el producto suelto de por vida. Dos años después añades otro. Al tercer servicio abres la página de la suite y lo comprado ya descuenta: no has perdido nada por empezar pequeño.
- **Te vas un mes fuera.** Quieres una serie para el viaje. Con el plan de un mes, de un solo pago, tienes bastante; no hay renovación de la que acordarse.
- **En casa hay tres ordenadores,** los tres con Windows, y una suite para uno. Pagas la diferencia hasta tres y no compras tres veces lo mismo.
- **Pasas de Windows a Mac.** Tus licencias de por vida siguen valiendo en el equipo viejo y, al mirar la suite para Mac, encuentras un precio que las tiene en cuenta.

## Un pago o renovación

Algunos planes por tiempo se pueden tomar de dos maneras, y la página dice cuál está elegida:

1. **Un solo pago.** Acaba en su fecha y no se cobra nada más. Bueno para un viaje, una prueba larga o quien prefiere decidir cada vez.
2. **Con renovación.** El periodo siguiente se cobra hasta que canceles, y cancelar se hace en tu cuenta. Bueno si la vas a usar seguido y no quieres interrupciones.

El plan de por vida no tiene ninguna de las dos cosas: se paga una vez.

## Cómo leer la explicación del precio

Al lado del importe hay siempre una línea. Si no entiendes de dónde sale, recorre esto:

1. ¿Has iniciado sesión con el correo **de la compra**? Sin ella, la tienda no sabe qué tienes.
2. ¿Está el selector de **Windows o Mac** donde toca?
3. ¿Es de **por vida** lo que esperas que cuente? Un plan de un mes o de un año no suma como producto.
4. ¿Escribiste un **código**? Si no se aplica, debajo dice por qué.
5. ¿Cambió la **campaña**? Terminan de verdad en la hora que anuncian.

## Después de comprar

La clave aparece en la última página del pedido, en el correo y en tu cuenta. Donde la ley reconoce el desistimiento, tienes 14 días, salvo que al hacer el pedido hayas aceptado perder ese derecho al entregarse la clave. Si más adelante amplías, no hace falta que avises: la tienda ve tus licencias en cuanto inicias sesión.

## Malentendidos frecuentes

- **«Los descuentos se suman».** Se elige el mejor. Solo los cupones de importe fijo se restan encima.
- **«Si compro antes un producto, la suite me saldrá gratis».** Los escalones están hechos para que ningún rodeo sea más barato.
- **«La suite trae servicios que aún no existen».** Trae la línea; lo que hay hoy está en su página.
- **«Una licencia para tres es para tres amigos».** Es para una casa.

## Para decidir deprisa

- **Un servicio por poco tiempo:** un producto suelto, un mes.
- **Un servicio para siempre:** un producto suelto de por vida; contará si luego amplías.
- **Varios servicios de vídeo:** la suite, tras comparar en la página del producto.
- **Vídeo y música:** la suite común.
- **Varios ordenadores en casa:** la suite para tres ordenadores.

Si dudas, prueba primero un producto suelto y empieza por poco. El resto de la escalera seguirá ahí. Y si el motivo es un ordenador nuevo, mira antes [cómo llevarte la licencia](/article/111): quizá no te haga falta comprar.
`,
  meta_title: 'Producto, suite o ampliación: las ofertas',
  meta_description:
    'Cómo se forman los precios de Tidemark: producto suelto o suite, compras que cuentan, uno o tres ordenadores, campañas y códigos, sin cifras.',
}
