import type { ArticleText } from '../../texts'

export const article102: ArticleText = {
  title: 'Preparar un vuelo largo con una serie',
  summary:
    'Cuántos capítulos caben entre Madrid y Buenos Aires, cuánto ocupan y qué conviene hacer la víspera para no descubrir en el aire que falta algo.',
  meta_title: 'Una serie para un vuelo largo: cómo prepararla',
  meta_description:
    'Horas, capítulos, espacio, subtítulos y batería: cómo preparar en casa lo que vas a ver sin conexión en un vuelo largo.',
  body: `
De Madrid a Buenos Aires se tardan unas doce horas, y en ese rato no llama nadie. Para una serie es buen plan; para verla en línea, no tanto: la red de a bordo, si la hay, suele ser lenta o servir solo para mensajes. Con media hora de preparación en casa queda resuelto.

## Haz la cuenta en horas

Resta del vuelo lo que no vas a pasar mirando una pantalla: el embarque, dos comidas, el sueño. De doce horas quedan quizá seis, y seis horas son

- ocho capítulos de 45 minutos, o sea, una temporada de muchas series dramáticas,
- quince capítulos de 24 minutos, algo más de una tanda trimestral de anime,
- o dos películas y un documental.

Añade una quinta parte. Los retrasos también vuelan.

## Cuánto ocupa

Una hora en 1080p pide entre uno y tres gigabytes; en 720p, más o menos la mitad. En una tableta de once pulgadas y con el brazo extendido cuesta ver la diferencia. Para seis horas en 720p, cinco gigabytes son un cálculo razonable. Comprueba el espacio libre antes de empezar y no lo agotes: un aparato lleno va a tirones.

## Lo que ya te da el servicio

Casi todas las plataformas dejan descargar títulos en su aplicación para móvil, por unos días y en un número limitado de aparatos. Si ves la serie en el teléfono y vuelves antes de que venza el plazo, no necesitas más. El ordenador tiene sentido cuando la pantalla es un portátil, cuando quieres varios subtítulos a la vez o cuando el título desaparecería a mitad de viaje. Para eso están el [descargador de Netflix](/netflix-downloader) y el [descargador de Disney+](/disney-plus-downloader), con títulos que tu plan reproduce y que puedes conservar en privado.

### Si el plan lleva anuncios

Algunas tarifas con publicidad no permiten descargas, o menos que las demás. Míralo en tu cuenta antes de contar con ellas, y abre una vez la aplicación en modo avión: hay servicios que cada pocos días quieren comprobar la suscripción.

## La víspera

1. Pon la cola a media tarde. Una temporada tarda, y por la noche los servicios van cargados.
2. Elige el audio que quieras oír y un subtítulo. El ruido de la cabina se come los diálogos; leerlos ayuda aunque sean en tu idioma.
3. Si no sabes en qué aparato acabará, MP4 con H.264. El motivo está en [nuestro artículo sobre formatos](/article/104).
4. Copia los archivos y abre **cada uno** unos segundos. El que no se abre en casa tampoco se abrirá sobre el Atlántico.
5. Activa el modo avión y repite la prueba.

## Si viajas con niños

Un adulto soporta un mal capítulo; un niño de cuatro años, no. Pon en una carpeta aparte lo que ya conocen y les gusta: en un avión triunfa lo repetido. Fija el idioma antes de salir, porque en el asiento no habrá forma de cambiar un doblaje que no se guardó, y limita el volumen en los ajustes del aparato. Los capítulos cortos, de siete a once minutos, permiten cortar cuando llega la comida sin que nadie llore. Calcula tres horas de vídeo por cada ocho de vuelo y lleva, además, algo de papel.

## Con escala o con un segundo vuelo

En un Madrid-Bogotá-Santiago la cuenta cambia. En la escala hay enchufe, quizá wifi, y tiempo para pasar archivos, pero no te fíes de bajar nada: las redes de aeropuerto cortan a los treinta o sesenta minutos y comparten la línea con cientos de personas. Lleva todo desde casa y usa la escala para tres cosas:

1. cargar los aparatos hasta arriba,
2. borrar lo que ya has visto, si el espacio aprieta,
3. pasar del portátil a la tableta lo que veas en el segundo tramo.

Si cambias de continente, tu plataforma puede enseñarte otro catálogo al aterrizar. En la Unión Europea, un servicio de pago te acompaña en un viaje temporal; fuera de ella, depende de cada uno.

## La batería externa y las normas

Va siempre en cabina. Hasta 100 Wh, que a 3,7 voltios son unos 27.000 mAh, se admite en general sin preguntar; entre 100 y 160 hace falta el visto bueno de la compañía; por encima, no viaja. Varias aerolíneas prohíben además usarla durante el vuelo o guardarla en el compartimento superior. La cifra está impresa en la carcasa; si se ha borrado, te la pueden retirar.

## Lo que suele salir mal

- **Guardar en 4K.** En una pantalla de once pulgadas no se nota, y ocupa el triple que a 1080p.
- **Un solo género.** A la quinta hora, una segunda temporada de crímenes pesa. Mete algo ligero.
- **Confiar en el último minuto.** Si la descarga va despacio, [esta lista](/article/113) ayuda, pero no hace milagros a media hora de salir.
- **Olvidar el orden.** Numera con un cero delante: «01», «02». El reproductor ordena por letra y pondrá el diez después del uno.
- **Nombres larguísimos.** En la pantalla del móvil todos se leen igual hasta la mitad. Pon primero el número y el capítulo.
- **No mirar la vuelta.** El wifi del hotel no es el de tu casa. Prepara ida y vuelta a la vez.

## En el avión y a la vuelta

Baja el brillo: es lo que vacía la batería. Lleva auriculares con cable o recién cargados, y la batería externa en el equipaje de mano, que es donde las normas la quieren. Algunos asientos dan poca corriente, así que enchufa pronto.

Borra lo que hayas visto. Lo que se guarda para un viaje dura lo que dura el viaje, y con el disco despejado se prepara mejor el siguiente. Si dudas de qué se puede conservar, lee antes [qué puedes guardar](/article/101).
`,
}
