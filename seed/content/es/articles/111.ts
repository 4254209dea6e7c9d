import type { ArticleText } from '../../texts'

export const article111: ArticleText = {
  title: 'Ordenador nuevo: cómo llevarte la licencia',
  summary:
    'Liberar el antiguo, entrar en el nuevo y copiar los archivos. También si el viejo no arranca o si cambias de sistema.',
  body: `
La licencia es tuya, y no del aparato donde la activaste por primera vez. Cambiarla de sitio lleva unos minutos si sigues el orden.

## Antes de empezar

Recuerda con qué correo compraste y entra con él en [tu cuenta](/my-account). Si compraste sin cuenta, crea una con esa misma dirección y abre el enlace de confirmación que te llega. A partir de entonces verás la compra y su clave.

Hay cosas que la aplicación no se lleva por sí sola, así que apúntalas:

- la carpeta donde tienes los archivos;
- el modelo de nombres que usas;
- los títulos que quedan en la cola.

## Cuatro pasos

1. En tu cuenta, ve a [dispositivos](/my-account/devices) y libera el ordenador antiguo.
2. En el nuevo, baja la aplicación desde [Descargar](/download) e instálala.
3. Inicia sesión en ella con la misma cuenta o escribe tu clave de licencia. Desde ese momento, el equipo ocupa el sitio libre.
4. Copia tu carpeta de archivos e indícala como destino en los ajustes.

Si vas a vender o regalar el antiguo, desinstala antes la aplicación y borra de él lo que guardaste: ambas cosas son personales.

## Si el antiguo no arranca

No pasa nada, porque se libera desde la cuenta y no desde el equipo. Lo reconocerás por su nombre y por la última vez que se usó. Si la página avisa de que este mes ya has retirado el máximo de dispositivos, toca esperar. El límite está para que una clave no vaya de mano en mano. Al mes siguiente se abre de nuevo, y si te corre prisa, escríbenos por el [formulario de contacto](/contact).

## De Windows a Mac, o al contrario

Cada licencia es para un sistema. Si cambias, la que tenías sigue siendo válida, pero el ordenador nuevo necesita la suya. Las licencias de por vida del sistema anterior pueden rebajar una suite en el nuevo: inicia sesión y abre [la suite de vídeo para tu nuevo sistema](/video-one-new), donde la ventaja ya está descontada. Antes, asegúrate de que tu producto existe en los dos; algunos se venden solo para Windows.

## Tres ordenadores en casa

Con una licencia para tres, los tres sitios valen lo mismo: no hay uno principal. Ocúpalos con los equipos que más se usan y deja anotado en la cuenta qué nombre es de quién, porque «DESKTOP-7F3K» no dice nada un año después; el nombre se cambia en los ajustes del sistema antes de activar. Si llega un cuarto ordenador por unos días, libera el menos usado y recupéralo luego, sin perder de vista el límite mensual. Los tres han de llevar el mismo sistema.

## Una mudanza de ejemplo

Pongamos que tienes una licencia de por vida para un ordenador y compras un portátil. El orden completo, con sus comprobaciones, es este:

1. **La víspera.** Deja que termine la cola o vacíala. Los trabajos a medias no viajan.
2. **Copia.** Pasa la carpeta de archivos a un disco externo. Abre dos o tres desde ese disco antes de seguir: una copia que no se ha abierto no es una copia.
3. **Anota** el modelo de nombres y la carpeta de destino. Basta una foto de la pantalla de ajustes.
4. **Libera** el equipo antiguo desde tu cuenta. Su fila desaparece y el sitio queda vacío.
5. **Instala** en el nuevo, entra con el mismo correo y mira que la página de la licencia muestre el producto y, si lo hay, su vencimiento.
6. **Identifícate** en tus plataformas y guarda algo breve para probar.
7. **Limpia** el antiguo solo cuando todo lo anterior funcione.

En total, un cuarto de hora, sin contar lo que tarden en copiarse los archivos. Un disco externo corriente mueve unos 100 megas por segundo: 500 gigas son hora y media.

## Qué viaja y qué no

- **Viajan con la cuenta:** las licencias, sus claves, los recibos y las ofertas por lo que ya tienes.
- **Viajan si los copias tú:** los archivos guardados y sus carpetas.
- **No viajan:** la cola, las sesiones de las plataformas y los archivos temporales.
- **No hace falta que viajen:** los instaladores. La versión actual está siempre en la página de descargas.

## Si vendes, prestas o reparas el equipo

Al **vender**, libera el sitio, desinstala y borra los archivos: son copias para ti, no un extra del ordenador. Al **prestar** unos días no hace falta nada, salvo cerrar la sesión de la tienda y las de las plataformas. Al llevarlo a **reparar**, libera el sitio si va a estar fuera mucho tiempo y necesitas trabajar en otro; cuando vuelva con el disco cambiado, puede aparecer como equipo nuevo y pedirá su plaza.

Si pierdes el equipo o te lo roban, libera la fila y cambia cuanto antes la contraseña de tu cuenta y la de tus plataformas. El orden importa: primero el correo, porque con él se recuperan todas las demás.

## Tropiezos habituales

- **Dos cuentas.** Quien compró una vez con el correo personal y otra con el del trabajo ve en cada cuenta solo una parte.
- **Disco nuevo, Windows nuevo.** Tras reinstalar, el mismo equipo puede parecer otro. Libera la entrada vieja.
- **Tres plazas, cuatro equipos.** Una licencia para tres ordenadores tiene tres sitios; el cuarto espera a que dejes uno.
- **Plazo vencido.** El traslado no alarga una licencia temporal. La fecha está en tu cuenta.
- **Sesiones de las plataformas.** No las guardamos nosotros, de modo que tendrás que identificarte otra vez en cada servicio.

¿Sigue sin funcionar? Dinos el producto, el sistema y el texto exacto del aviso. Así se da antes con la causa.
`,
  meta_title: 'Pasar la licencia a un ordenador nuevo',
  meta_description:
    'Liberar el equipo antiguo, entrar en el nuevo y copiar tus archivos: cómo trasladar una licencia de Tidemark, incluso tras una avería.',
}
